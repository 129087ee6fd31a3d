/** How a journal is told from any other SQLite file. */

/** `SgBx`, in the header of the file. */
export const applicationId = 0x53674278

/** How the first page of a journal holds its schema; journals made before they had an id are known by it. */
const schemaStart = 'CREATE TABLE log (pos INTEGER PRIMARY KEY, stream TEXT NOT NULL, seq INTEGER NOT NULL,'
export const isOurSchema = (page: Buffer): boolean => page.includes(schemaStart)
