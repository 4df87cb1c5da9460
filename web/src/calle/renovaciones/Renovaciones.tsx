import { renovacionesElegiblesDe, renovacionesHistorialDe } from '@leal/contract';
import type { Parametros } from '@leal/domain';
import { DosListas } from '../../piezas/tarjetas/DosListas.tsx';
import { ListaDeTarjetas, SIN_HISTORIAL } from '../../piezas/tarjetas/ListaDeTarjetas.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { cabezaDe, TEXTOS } from '../../comun/renovaciones/marco.tsx';
import { TarjetaElegible } from './TarjetaElegible.tsx';
import { HistorialDeCobrador } from '../../comun/renovaciones/Tarjetas.tsx';

const TEXTO = 'Créditos Elegibles';

const vacia = ({ porcentaje_renovacion }: Parametros) => ({
  titulo: 'Sin créditos elegibles',
  texto: `Aparecen aquí con al menos ${porcentaje_renovacion} % pagado, o al terminar de pagarse.`,
});

/** A collector's credits that may be renewed, and what became of what was asked for. */
export function RenovacionesDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { parametros } = useNegocio();
  const de = { parametros: { id_usuario: idCobrador } };
  const elegibles = useLista(renovacionesElegiblesDe, de);
  const historial = useLista(renovacionesHistorialDe, de);
  const porRenovar = {
    texto: TEXTO,
    nota: 'por renovar, también los ya pedidos',
    figura: 'elegibles',
    lista: elegibles,
  } as const;
  return (
    <DosListas
      {...cabezaDe('/cobrador/dashboard', porRenovar, historial)}
      abierta={{
        texto: TEXTO,
        lista: elegibles,
        ver: (
          <ListaDeTarjetas
            {...TEXTOS}
            lista={elegibles}
            idDe={({ id_credito }) => id_credito}
            Tarjeta={TarjetaElegible}
            vacia={vacia(parametros)}
          />
        ),
      }}
      historial={{
        lista: historial,
        ver: (
          <ListaDeTarjetas
            {...TEXTOS}
            lista={historial}
            idDe={({ id_solicitud }) => id_solicitud}
            Tarjeta={HistorialDeCobrador}
            vacia={SIN_HISTORIAL}
          />
        ),
      }}
    />
  );
}
