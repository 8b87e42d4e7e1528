/** A file where it lies. */
export interface RemoteFile {
  /** The folder below the one that is read; empty for that one. */
  readonly folder: string;
  readonly name: string;
  /** In bytes, as its server says. */
  readonly size: number;
  /** As its server writes it: it is only compared. */
  readonly modifiedAt: string;
}

export const PUT_INTO = ['done', 'refused'] as const;
export type PutInto = (typeof PUT_INTO)[number];

/** A folder of a server that is connected to. */
export interface RemoteFolder {
  /** The files in it and, where its folders are of suppliers, one level below; not what was put away. */
  files(): Promise<RemoteFile[]>;
  /** Writes a file's bytes to the disk. @throws Error where there are more than `mostBytes` */
  download(file: RemoteFile, path: string, mostBytes: number): Promise<void>;
  /** Moves it into a folder beside it, under a name of its own. */
  putAway(file: RemoteFile, into: PutInto, tag: string): Promise<void>;
  close(): Promise<void>;
}

/** What either protocol has to offer; `RemoteFolder` is made of it. */
export interface RemoteServer {
  list(folder: string): Promise<readonly RemoteEntry[]>;
  download(path: string, to: NodeJS.WritableStream): Promise<void>;
  /** Where it is there already, nothing happens. */
  makeFolder(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  rename(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

export interface RemoteEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isFile: boolean;
  readonly size: number;
  readonly modifiedAt: string;
}
