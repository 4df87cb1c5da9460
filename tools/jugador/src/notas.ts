// A client's note: two people may write at once, a phone may have been out of reach for days, and some take it back.
import type { Operacion } from './momento.ts';

const MS_POR_MINUTO = 60_000;

export const guardarNota: Operacion = (m) => {
  const { azar, oficina } = m;
  const cliente = m.cliente();
  if (!cliente) return undefined;
  const { id_cliente, id_cobrador } = cliente;
  const minutos = azar.elegir([0, 1, 60, 1500, 9000, -1]);
  const cuerpo = {
    nota: azar.elegir(['Perro bravo, tocar atrás', 'Solo después de las 5', '']),
    ...(azar.ocurre(0.5) && {
      capturado_en: new Date(oficina.ahora().getTime() - minutos * MS_POR_MINUTO).toISOString(),
    }),
  };
  const quien = azar.ocurre(0.3) ? m.gerente() : m.quienCobra(id_cobrador);
  return { quien, nombre: 'guardarNota', invocacion: { parametros: { id_cliente }, cuerpo } };
};
