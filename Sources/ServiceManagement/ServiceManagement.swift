// Programs that start with the session say `import ServiceManagement`: what Casement has of it is in Casement.
@_exported import Casement
