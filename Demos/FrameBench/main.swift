import Casement
