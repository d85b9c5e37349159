const MAX_FILES = 5_000;

/** Files of a drop and of its folders, at most MAX_FILES. Call it while the drop is handled: the browser empties it afterwards. */
export async function droppedFiles(drop: DataTransfer): Promise<File[]> {
  const entries = [...drop.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...drop.files];
  const files: File[] = [];
  const waiting = entries.reverse();
  for (let entry = waiting.pop(); entry && files.length < MAX_FILES; entry = waiting.pop()) {
    if (isFile(entry)) files.push(await fileOf(entry));
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
  }
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The browser gives a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0 || all.length > MAX_FILES) return all;
    all.push(...some);
  }
}
