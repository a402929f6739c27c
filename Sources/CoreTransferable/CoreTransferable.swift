// Programs that say how values are dragged and copied may say `import CoreTransferable`: `Transferable` is in Casement.
@_exported import Casement
