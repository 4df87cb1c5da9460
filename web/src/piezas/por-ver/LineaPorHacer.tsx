import './por-ver.css';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { type Centavos, type Fecha, fechaLocal, formatearFecha, nombreDia } from '@leal/domain';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAhora } from '../../lib/reloj.ts';
import { cuantos } from '../textos/textos.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useSinEmpujar } from './use-sin-empujar.ts';
import { Monto } from '../../ui/Monto.tsx';
import { type PorVer, seSabePorVer, usePorVer } from './por-ver.ts';

type PropsLinea = { camino: string; children: ReactNode };

const Linea = ({ camino, children }: PropsLinea) => (
  <Link to={camino} className="por-hacer cubre encima fila extremos alto-dedo tinta sin-raya">
    <span>{children}</span>
    <RightOutlined aria-hidden />
  </Link>
);

const Efectivo = ({ monto }: { monto: Centavos }) => (
  <strong>
    <Monto valor={monto} />
  </strong>
);

type Pendiente = { readonly clave: string; readonly camino: string; readonly texto: ReactNode };

/** A cut that came back, or one that is open since an earlier day. */
function pendienteDeCorte({ devueltos, caja_desde }: PorVer, hoy: Fecha): Pendiente[] {
  const aLaCaja = { clave: 'corte', camino: '/cobrador/caja' };
  if (devueltos > 0) {
    const cuales = devueltos === 1 ? 'Te devolvieron un corte' : `Te devolvieron ${devueltos} cortes`;
    return [{ ...aLaCaja, texto: `${cuales}: cuéntalo otra vez` }];
  }
  if (caja_desde === null || caja_desde >= hoy) return [];
  const dia = `${nombreDia(caja_desde)} ${formatearFecha(caja_desde)}`;
  return [{ ...aLaCaja, texto: `Tu corte está abierto desde el ${dia}` }];
}

/** '2 préstamos por llevar · $14,000.00': doors to go to, before it is an amount. */
const porLlevar = ({ entregas, por_entregar }: PorVer): Pendiente[] =>
  entregas === 0
    ? []
    : [
        {
          clave: 'entregas',
          camino: '/cobrador/solicitudes',
          texto: (
            <>
              <span>{`${cuantos(entregas, 'préstamo', 'préstamos')} por llevar`}</span>{' '}
              <span aria-hidden>·</span> <Efectivo monto={por_entregar} />
            </>
          ),
        },
      ];

function pendientesDe(porVer: PorVer, hoy: Fecha): Pendiente[] {
  const { tareas, en_mano, fondos, en_fondos } = porVer;
  const deEfectivo = [
    {
      clave: 'tareas',
      cuantos: tareas,
      monto: en_mano,
      camino: 'solicitudes',
      que: 'por devolver o registrar',
    },
    {
      clave: 'fondos',
      cuantos: fondos,
      monto: en_fondos,
      camino: 'traspasos',
      que: 'de fondo por confirmar',
    },
  ]
    .filter(({ cuantos }) => cuantos > 0)
    .map(({ clave, monto, camino, que }) => ({
      clave,
      camino: `/cobrador/${camino}`,
      texto: (
        <>
          <Efectivo monto={monto} /> {que}
        </>
      ),
    }));
  return [...porLlevar(porVer), ...deEfectivo, ...pendienteDeCorte(porVer, hoy)];
}

const enLineas = (pendientes: readonly Pendiente[]) =>
  pendientes.map(({ clave, camino, texto }) => (
    <Linea key={clave} camino={camino}>
      {texto}
    </Linea>
  ));

export function LineaDeCorte() {
  const porVer = usePorVer();
  return enLineas(pendienteDeCorte(porVer, fechaLocal(useAhora(60_000))));
}

/**
 * Cash that waits is not forgotten on the street: one quiet line, which leads to it; several unfold from one. A line
 * that comes to a phone for the first time, at a first sign-in, does not push the heading away.
 */
export function LineaPorHacer() {
  const pendientes = pendientesDe(usePorVer(), fechaLocal(useAhora(60_000)));
  const lineas = enLineas(pendientes);
  const { id_usuario } = useUsuario();
  const [porSaber] = useState(() => !seSabePorVer(id_usuario));
  return (
    <div className="por-hacer-lineas pila aire-6 si-hay" ref={useSinEmpujar(porSaber)}>
      {lineas.length < 2 ? (
        lineas
      ) : (
        <details className="por-hacer-varias">
          <summary className="por-hacer cubre encima fila extremos alto-dedo tinta sin-raya">
            <span className="grupo aire-12 junto extremos crece cede">
              <strong>{`${lineas.length} cosas por hacer`}</strong> <span>{pendientes[0]?.texto}</span>
            </span>
            <DownOutlined aria-hidden />
          </summary>
          {lineas}
        </details>
      )}
    </div>
  );
}
