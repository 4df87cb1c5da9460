import type { CreditoDeRuta } from '@leal/contract';
import { calcularSaldo, type Fecha, fechaLocal, textoPorQue } from '@leal/domain';
import { faltaEn, type Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { conNotaAlDia, esDeNota } from '../cliente/nota.ts';
import { decideElGerente, horaDe, montoDe } from '../figuras/del-dia.ts';
import { respuestaDe } from '../figuras/respuesta.ts';
import { porQueDijo, promesaDijo } from '../figuras/por-que-dijo.ts';
import {
  aplicarEnRuta,
  type EfectoEnRuta,
  enOrden,
  ORDEN_DE_RUTA,
  ponerPunto,
  PUERTA_DE,
  type Ruta,
  tarjetaDe,
} from './ruta-leida.ts';

/** The register's effect on the card: as the server says, and before that as it is when all is well. */
function efectoDe(
  registro: Sobrepuesto,
  { atrasos, atraso_hoy, saldo }: CreditoDeRuta,
  fecha_hoy: Fecha,
): EfectoEnRuta | undefined {
  const respuesta = respuestaDe(registro);
  const tipo = respuesta?.registrado?.tipo ?? registro.gestion;
  const hora = respuesta?.registrado?.hora ?? horaDe(registro);
  if (tipo === undefined) return undefined;
  if (tipo === 'pago') {
    const monto = respuesta?.registrado?.monto ?? montoDe(registro);
    const espera = decideElGerente(registro);
    const queda = respuesta?.resumen.montoRestante ?? (espera ? saldo : calcularSaldo(saldo, monto));
    return { clase: 'sale', pagado: { monto, hora, espera }, saldo: queda };
  }
  // A late day of today is counted in the answer already.
  const unoMas = tipo === 'atraso' && !atraso_hoy ? 1 : 0;
  const porque_hoy = textoPorQue(porQueDijo(registro));
  const cambios = {
    fecha_hoy,
    atrasos: respuesta?.resumen.totalAtrasos ?? atrasos + unoMas,
    ...(!respuesta?.yaRegistrado && {
      ...(porque_hoy !== null && { porque_hoy }),
      ...promesaDijo(registro),
    }),
  };
  return {
    clase: 'visitado',
    cambios:
      tipo === 'visita' ? { ...cambios, visita_hoy: hora } : { ...cambios, atraso_hoy: atraso_hoy ?? hora },
  };
}

/** The order that the server answered; before that, the one that was made. */
function ordenDe({ datos, respuesta }: Sobrepuesto): readonly string[] {
  const { orden_clientes } = (respuesta ?? {}) as { orden_clientes?: readonly string[] };
  return orden_clientes ?? (datos as { orden: readonly string[] }).orden;
}

/** The cards with the notes that were written on this phone. */
function conNotas(ruta: Ruta, sobrepuestos: readonly Sobrepuesto[], pedida: number): Ruta {
  const notas = sobrepuestos.filter(esDeNota);
  if (notas.length === 0) return ruta;
  const alDia = (creditos: Ruta['datos']) => creditos.map((credito) => conNotaAlDia(credito, notas, pedida));
  const { datos, visitados, inician_manana } = ruta;
  return {
    ...ruta,
    datos: alDia(datos),
    visitados: alDia(visitados),
    inician_manana: alDia(inician_manana),
  };
}

/** The door that stands, as the server answered; before that, the one that was set. */
function puntoDe({ datos, respuesta }: Sobrepuesto): CreditoDeRuta['punto'] {
  const { punto } = (respuesta ?? (datos as { cuerpo: object }).cuerpo) as Pick<CreditoDeRuta, 'punto'>;
  return punto;
}

/**
 * The route that was asked for at `pedida` (this device's clock) with what the phone knows better drawn over it: what it
 * has not sent yet, and what was confirmed since. The answer itself stays as it is, so that a refusal needs nothing undone.
 */
export function conGuardados(ruta: Ruta, sobrepuestos: readonly Sobrepuesto[], pedida: number): Ruta {
  const dibujada = sobrepuestos.reduce((actual, sobrepuesto) => {
    const { sobre, enDuda, capturado_en } = sobrepuesto;
    if (!faltaEn(sobrepuesto, pedida)) return actual;
    if (sobre === ORDEN_DE_RUTA) return { ...actual, datos: enOrden(actual.datos, ordenDe(sobrepuesto)) };
    if (sobre.startsWith(PUERTA_DE))
      return ponerPunto(actual, sobre.slice(PUERTA_DE.length), puntoDe(sobrepuesto));
    if (enDuda) return actual;
    if (fechaLocal(new Date(capturado_en)) !== ruta.fecha) return actual;
    const credito = tarjetaDe(actual, sobre);
    const efecto = credito && efectoDe(sobrepuesto, credito, ruta.fecha);
    return efecto ? aplicarEnRuta(actual, sobre, efecto) : actual;
  }, ruta);
  return conNotas(dibujada, sobrepuestos, pedida);
}
