// The requests that wait for a manager.
import type { Cobrador, Mundo } from '../../setup/mundo.ts';

/** The requests of this collector, as they are stored. */
export async function pedidas({ db }: Mundo, { uid }: Cobrador): Promise<object[]> {
  const { docs } = await db.collection('solicitudes').where('id_cobrador', '==', uid).get();
  return docs.map((doc) => doc.data());
}
