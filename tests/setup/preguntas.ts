// A manager's question before a decision, opened on a scene of its own.
import { centavos } from '@leal/domain';
import type { Invocacion, Respuesta } from '@leal/seed';
import type { Caso, Mapa, Partes } from './caso-pregunta.ts';
import { llamarCallable } from './callable.ts';
import { escenaDe } from './escena.ts';
import { invocar } from './invocar.ts';
import { leerLibro } from './libro.ts';
import type { Mundo, Persona } from './mundo.ts';

/** A decision by name, told as the routes tell theirs. */
async function porNombre(mundo: Mundo, { token }: Persona, data: Mapa): Promise<Respuesta<Mapa>> {
  const { estado, result, error } = await llamarCallable(mundo, token, 'resolverSolicitud', data);
  const cuerpo = { ...result, ...error?.details } as Respuesta<Mapa>['cuerpo'];
  return { estado, cuerpo, cabeceras: new Headers() };
}

export type Pregunta = Awaited<ReturnType<typeof abrirPregunta>>;

/** The scene of a case, and a manager's question that has just opened. */
export async function abrirPregunta(mundo: Mundo, gerente: Persona, caso: Caso) {
  const gastos = [{ monto: centavos(15_000), motivo: 'Gasolina' }];
  const cobrador = await mundo.cobrador(caso.creditos ?? [{}], { gastos });
  const prestamo = escenaDe(mundo, cobrador);
  const partes: Partes = { prestamo, mundo, gerente, id: (await caso.pedir?.(prestamo)) ?? '' };
  const parametros = caso.parametros?.(partes) ?? {};
  const leer = async (): Promise<Mapa> => {
    const donde = {
      parametros: (caso.parametrosLectura ?? caso.parametros)?.(partes) ?? {},
      ...(caso.consultaLectura && { consulta: caso.consultaLectura }),
    };
    const { cuerpo } = await invocar(gerente, caso.lectura, donde);
    return caso.mostrado?.(cuerpo) ?? ((cuerpo as Mapa)['visto'] as Mapa);
  };
  const pedidoCon = (visto: Mapa | undefined): Invocacion => {
    const cuerpo = caso.cuerpo?.(partes) ?? {};
    if (!caso.enConsulta) return { parametros, cuerpo: { ...cuerpo, ...(visto && { visto }) } };
    const { id_credito, saldo } = (visto ?? {}) as { id_credito?: string; saldo?: number };
    if (visto && saldo === undefined) return { parametros, consulta: { visto_saldo: 1 } };
    const leido = visto && { visto_credito: id_credito ?? '', visto_saldo: saldo ?? 0 };
    return { parametros, consulta: { motivo: 'Se fue', ...leido } };
  };
  return {
    leer,
    cambiar: () => caso.cambiar(partes),
    libro: () => leerLibro(mundo.db, cobrador.uid),
    id: partes.id || (parametros['id_gasto'] ?? prestamo.id_credito),
    decidir: (visto?: Mapa, clave?: string, quien = gerente): Promise<Respuesta<Mapa>> => {
      const pedido = pedidoCon(visto);
      const conClave = clave === undefined ? {} : { clave };
      return caso.nombre === undefined
        ? porNombre(mundo, quien, { id: partes.id, ...(pedido.cuerpo as Mapa), ...conClave })
        : invocar(quien, caso.nombre, { ...pedido, ...conClave });
    },
  };
}
