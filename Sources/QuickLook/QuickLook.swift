// Programs that show previews of files say `import QuickLook`: `quickLookPreview` is in Casement.
@_exported import Casement
