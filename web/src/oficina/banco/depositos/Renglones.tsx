import { listarRenglones, type RenglonListado } from '@leal/contract';
import { formatearPesos, slug } from '@leal/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { EnlacePago } from '../../../piezas/credito/EnlacePago.tsx';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { alertar } from '../../../ui/dialogos/almacen.ts';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { Actualizar } from '../../../ui/encabezado/Actualizado.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../../ui/tabla/TablaSencilla.tsx';
import { useAlDia } from '../al-dia.ts';
import { APARTAR_RENGLON } from '../../acciones/renglon-banco.ts';
import { DepositoDicho } from './DepositoDicho.tsx';
import { ESTADO, VACIA, type VistaDeRenglones } from './ver.ts';

type Fila = RenglonListado;
const idDe = ({ id_renglon }: Fila): string => id_renglon;

const COLUMNAS: readonly ColumnaSencilla<Fila>[] = [
  {
    clave: 'deposito',
    titulo: 'Depósito',
    principal: true,
    celda: (fila) => <DepositoDicho deposito={fila} />,
  },
  { clave: 'monto', titulo: 'Monto', principal: true, importe: ({ monto }) => monto },
];

const DE_QUIEN: ColumnaSencilla<Fila> = {
  clave: 'pago',
  titulo: 'Pago',
  nombre: true,
  celda: ({ pago }) =>
    pago && (
      <EnlacePago
        className="enlace-llano"
        credito={{ slug: slug(pago.nombre_cliente), id_credito: pago.id_credito }}
      >
        {pago.nombre_cliente}
      </EnlacePago>
    ),
};
const AREAS = "'deposito monto' 'pago pago' 'acciones acciones'";

/** Says that a deposit is nobody's payment, or may be one; two taps of an impatient hand are one. */
function useApartar() {
  const { ejecutar } = useAccion(APARTAR_RENGLON);
  const enCurso = useRef(false);
  return async (fila: Fila, estado: 'libre' | 'ajeno'): Promise<void> => {
    if (enCurso.current) return;
    enCurso.current = true;
    const acerca = { id_renglon: fila.id_renglon, monto: fila.monto };
    const datos = { parametros: { id_renglon: fila.id_renglon }, cuerpo: { estado } };
    try {
      const respuesta = await ejecutar(acerca, datos);
      const [texto, detalle] = APARTAR_RENGLON.exito?.(acerca, datos, respuesta) ?? [''];
      anunciar.exito(texto, detalle);
    } catch (error) {
      await alertar({ tipo: 'error', titulo: APARTAR_RENGLON.fallo, contenido: mensajeDeError(error) });
    } finally {
      enCurso.current = false;
    }
  };
}

const registrar = (deposito: Fila): void =>
  void traerDialogo(
    () => import('./DialogoAbonar.tsx'),
    ({ abrirAbonar }) => abrirAbonar(deposito),
  );

const accionesDe = (apartar: ReturnType<typeof useApartar>): ColumnaSencilla<Fila> => ({
  clave: 'acciones',
  titulo: 'Acciones',
  oculta: true,
  celda: (fila) => {
    const de = `el depósito de ${formatearPesos(fila.monto)}`;
    if (fila.estado === 'ajeno')
      return (
        <Button aria-label={`Dejar libre ${de}`} onClick={() => void apartar(fila, 'libre')}>
          Dejar libre
        </Button>
      );
    return (
      <div className="cortes-acciones fila">
        <Button aria-label={`No es de un cliente ${de}`} onClick={() => void apartar(fila, 'ajeno')}>
          No es de un cliente
        </Button>
        <Button type="primary" aria-label={`Registrar como pago ${de}`} onClick={() => registrar(fila)}>
          Registrar como pago
        </Button>
      </div>
    );
  },
});

type Props = { ver: VistaDeRenglones; soloLee: boolean };
const LLAMADAS = [listarRenglones];

/** The deposits that are free, those of payments, or those of nobody. */
export function Renglones({ ver, soloLee }: Props) {
  const lista = useLista(listarRenglones, { consulta: { estado: ESTADO[ver] } }, { conservar: true });
  useAlDia(LLAMADAS, { esperan: undefined, leidaEn: lista.dataUpdatedAt });
  const apartar = useApartar();
  const { total, monto } = lista.primera ?? {};
  const columnas = [
    ...COLUMNAS,
    ...(ver === 'de_pagos' ? [DE_QUIEN] : []),
    ...(soloLee || ver === 'de_pagos' ? [] : [accionesDe(apartar)]),
  ];
  return (
    <Panel
      titulo="Depósitos"
      {...(total !== undefined &&
        monto !== undefined && {
          subtitulo: `${cuantos(total, 'depósito', 'depósitos')} · ${formatearPesos(monto)}`,
        })}
      accion={<Actualizar consulta={lista} />}
    >
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas />}
        vacia={<Vacio dibujo="listo" texto={VACIA[ver]} />}
        mensajeError="Error al obtener los depósitos"
        mensajeMas="Cargando más depósitos..."
      >
        {(filas) => (
          <TablaSencilla
            nombre="Depósitos"
            clase="diferencias"
            areas={AREAS}
            columnas={columnas}
            filas={filas}
            clave={idDe}
            ocupada={lista.anteriores}
          />
        )}
      </ListaPorPaginas>
    </Panel>
  );
}
