// Corrections of payments that are older than the weeks that a night looks at: every picture that was kept since is marked.
import { type Fecha, fecha, juntarSemanas, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { a, usarFeriaEnHora, cobrador, cuadra, enSala, hoy, otro } from '../feria.ts';
import {
  borrar,
  corregidas,
  evolucion,
  foto,
  fotos,
  noche,
  pagar,
  segunRenglones,
  SEMANA,
} from '../noches-de-fotos.ts';

// Everybody has a loan of each term since Friday 30 October; it is Wednesday 18 November, for the store, too.
usarFeriaEnHora();

/** The nights after these many Sundays from that of 23 November on; the last one's day. */
async function semanas(cuantas: number): Promise<Fecha> {
  let lunes = SEMANA;
  for (let i = 0; i < cuantas; i += 1) {
    lunes = sumarDias(lunes, 7);
    await noche(lunes);
  }
  return lunes;
}

/** What was written first in each picture, whatever was marked since. */
const primeras = () =>
  Object.fromEntries(
    Object.entries(fotos()).map(([ruta, { cifras, hecha_en, metas }]) => [ruta, { cifras, hecha_en, metas }]),
  );

it('one of fourteen weeks ago is marked the next night, in its week and in all that its debt was in since', async () => {
  const id = await pagar(90);
  const ultima = await semanas(14);
  expect(corregidas()).toEqual([]);
  const antes = primeras();
  a(sumarDias(ultima, 1), '11:00');
  await borrar(id);
  await noche(sumarDias(ultima, 2));
  // The week of the payment, and the thirteen since: the loan is still owed.
  const marcadas = Array.from({ length: 14 }, (_, i) => sumarDias(SEMANA, 7 * i));
  expect(corregidas().toSorted()).toEqual(
    marcadas.flatMap((lunes) => [`${cobrador.uid}_${lunes}`, `oficina_${lunes}`]).toSorted(),
  );
  expect(primeras()).toEqual(antes);
  expect([
    foto('oficina')!.cifras.cobrado_centavos,
    foto('oficina')!.corregida!.cifras.cobrado_centavos,
  ]).toEqual([9000, 0]);
  segunRenglones();
  const semana = (await evolucion()).semanas.find(({ lunes }) => lunes === SEMANA);
  expect([semana?.cifras.cobrado.cobrado, semana?.corregida?.cifras.cobrado.cobrado]).toEqual([90, 0]);
  const todas = fotos();
  await noche(sumarDias(ultima, 3));
  expect(fotos()).toEqual(todas);
  await noche(sumarDias(ultima, 7));
  expect(fotos()).toMatchObject(todas);
  await cuadra();
});

it('a night that did not run for days hides none: Sunday’s looks for those of the whole week', async () => {
  const id = await pagar(90);
  const ultima = await semanas(12);
  a(ultima, '11:00');
  await borrar(id);
  await noche(sumarDias(ultima, 7));
  expect(corregidas()).toHaveLength(2 * 12);
  segunRenglones();
});

it('costs nights without a correction nothing, and one with an old one its own pictures', async () => {
  const id = await pagar(90);
  const ultima = await semanas(12);
  const leidos = async (dia: Fecha) => {
    enSala().motor.meter.reset();
    await noche(dia);
    return enSala().motor.meter.reading().reads;
  };
  const quieta = await leidos(sumarDias(ultima, 1));
  a(sumarDias(ultima, 1), '11:00');
  await borrar(id);
  const corregida = await leidos(sumarDias(ultima, 2));
  // Its pictures, and of each week the office's, whether anybody's has moved, and those of two collectors with the office's own.
  expect(corregida - quieta).toBeLessThanOrEqual(12 * (1 + 1 + 1 + 3) + 5);
});

it('weeks from before the first night stay without a picture', async () => {
  const id = await pagar(90);
  const primera = fecha('2027-02-01');
  await noche(primera);
  const antes = Object.keys(fotos());
  expect(foto(cobrador.uid)).toBeUndefined();
  a('2027-02-01', '11:00');
  await borrar(id);
  await noche('2027-02-02');
  expect(Object.keys(fotos())).toEqual(antes);
  expect(corregidas()).toHaveLength(2 * 8);
  segunRenglones();
});

it('where the office kept a week without them, what they had in it now is a correction; who was missing stays so', async () => {
  const id = await pagar(90);
  const ultima = await semanas(12);
  const antes = foto('oficina')!;
  // As if they had had nothing to show then.
  await firestore().doc(`fotos_semanales/${cobrador.uid}_${SEMANA}`).delete();
  const siguiente = sumarDias(SEMANA, 7);
  await firestore().doc(`fotos_semanales/${cobrador.uid}_${siguiente}`).delete();
  await firestore()
    .doc(`fotos_semanales/oficina_${siguiente}`)
    .update({ faltan: [cobrador.uid] });
  a(sumarDias(ultima, 1), '11:00');
  await borrar(id);
  await noche(sumarDias(ultima, 2));
  expect(foto(cobrador.uid)).toMatchObject({ cifras: juntarSemanas([]), corregida: { cifras: {} } });
  expect(foto('oficina')).toMatchObject({ cifras: antes.cifras, hecha_en: antes.hecha_en, corregida: {} });
  expect(foto(cobrador.uid, siguiente)).toBeUndefined();
  // Another one's correction makes the office's anew, without those who were missing.
  a(sumarDias(ultima, 2), '11:00');
  await firestore()
    .doc(`fotos_semanales/${otro.uid}_${siguiente}`)
    .update({ movida_en: hoy(), 'cifras.cobrado_centavos': 500 });
  await noche(sumarDias(ultima, 3));
  expect(foto('oficina', siguiente)).toMatchObject({
    faltan: [cobrador.uid],
    cifras: { cobrado_centavos: 500 },
  });
});
