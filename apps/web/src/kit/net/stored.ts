/** Web storage: of this browser, or of this tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * What a browser does with its storage; null where it is blocked: reading the property throws then, and so does writing
 * where storage is full. This is the only module that touches it.
 */
function inStorage<T>(area: StorageArea, use: (storage: Storage) => T): T | null {
  try {
    const storage: Storage | null | undefined = globalThis[area];
    return storage ? use(storage) : null;
  } catch {
    return null;
  }
}

/** The text stored under a key; null for none, or without storage. */
export const readStored = (area: StorageArea, key: string): string | null =>
  inStorage(area, (storage) => storage.getItem(key));

/**
 * Stores a text, or removes it (null). False if the browser cannot: what depends on it lasts as long as the page, so no
 * caller fails for it.
 */
export function writeStored(area: StorageArea, key: string, text: string | null): boolean {
  const write = (storage: Storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  };
  return inStorage(area, write) ?? false;
}

/** Keys of all that is stored. */
export const storedKeys = (area: StorageArea): readonly string[] => inStorage(area, Object.keys) ?? [];
