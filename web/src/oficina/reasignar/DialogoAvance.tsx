import { leerReasignacion, type PorQueNoPasa, type Reasignacion } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import { useEffect } from 'react';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { consultaDe } from '../../lib/api/consultas.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { Ventana } from '../../ui/capas/Ventana.tsx';
import { anunciar } from '../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { DETENER_REASIGNACION } from '../acciones/reasignacion.ts';
import { anotarAvance, empezarAvance, useAvance } from './avance.ts';
import { estadoDe } from './textos.ts';

const POR_QUE: Readonly<Record<PorQueNoPasa, string>> = {
  no_existe: 'Se eliminó',
  es_de_otro: 'Ya es de otro cobrador',
  cambio_mientras: 'Su saldo o su crédito cambió mientras tanto',
  receptor_inactivo: 'El otro cobrador se desactivó',
};

/** How far it is: as this page brings it on, else as the server says it now and then. */
const CADA_MS = 5_000;

function useReasignacion(inicial: Reasignacion) {
  const { id_reasignacion } = inicial;
  const propia = useAvance(id_reasignacion);
  const enCurso = (propia ?? inicial).estado === 'en_curso';
  const consulta = useQuery({
    ...consultaDe(leerReasignacion, { parametros: { id_reasignacion } }),
    staleTime: 0,
    refetchInterval: enCurso ? CADA_MS : false,
  });
  const { refetch } = consulta;
  useEffect(() => {
    if (!enCurso) void refetch();
  }, [enCurso, refetch]);
  const leida = consulta.data;
  const masAdelante =
    !propia || (leida && leida.pasaron + leida.quedaron >= propia.pasaron + propia.quedaron);
  return { consulta, leida, ahora: (masAdelante ? leida : propia) ?? propia ?? inicial, sola: propia?.sola };
}

type PropsQuedaron = { de: { id_cliente: string; nombre: string; por_que: PorQueNoPasa }[] };

/** The clients who stayed where they were, and why. */
const SeQuedaron = ({ de }: PropsQuedaron) =>
  de.length > 0 && (
    <ul className="recuadro lista-lisa pila aire-8" aria-label="Se quedaron">
      {de.map(({ id_cliente, nombre, por_que }) => (
        <li key={id_cliente} className="chica pila aire-0">
          <strong translate="no">{nombre}</strong>
          <span className="tenue">{POR_QUE[por_que]}</span>
        </li>
      ))}
    </ul>
  );

type Props = { control: ControlDialogo; reasignacion: Reasignacion };

/** How far clients have gone over. It may be closed: they go on. */
function DialogoAvance({ control, reasignacion }: Props) {
  const { consulta, leida, ahora, sola } = useReasignacion(reasignacion);
  const { clientes, pasaron, quedaron, estado, nombre_de, receptores, creado_en, nombre_gerente } = ahora;
  const { ejecutar, isPending } = useAccion(DETENER_REASIGNACION);
  const enCurso = estado === 'en_curso';
  const detener = async (): Promise<void> => {
    const { id_reasignacion } = reasignacion;
    try {
      const quedo = await ejecutar({ id_reasignacion, nombre_de }, { parametros: { id_reasignacion } });
      anotarAvance(quedo);
    } catch (error) {
      anunciar.error(mensajeDeError(error, DETENER_REASIGNACION.fallo));
    }
  };
  return (
    <Ventana
      abierta={control.abierto}
      alCerrar={() => void control.cerrar()}
      ocupada={false}
      esperando={false}
      title="Reasignación de clientes"
      width={480}
      afterClose={control.alTerminar}
      footer={
        <>
          {enCurso && (
            <Button danger loading={isPending} onClick={() => void detener()}>
              Detener
            </Button>
          )}
          <Button type="primary" onClick={() => void control.cerrar().then(retomarFoco)}>
            Cerrar
          </Button>
        </>
      }
    >
      <Intro>
        {'De '}
        <strong>
          <Nombre de={nombre_de} />
        </strong>
        {' a '}
        <strong>
          <Nombre de={receptores.map(({ nombre }) => nombre).join(', ')} />
        </strong>
        .
      </Intro>
      <Progress
        percent={Math.floor(((pasaron + quedaron) / clientes) * 100)}
        showInfo={false}
        aria-label="Clientes reasignados"
      />
      <output className="tabular">
        {`${estadoDe(ahora)}: ${formatearNumero(pasaron)} de ${cuantos(clientes, 'cliente', 'clientes')}`}
      </output>
      {enCurso && (
        <p className="nota">
          {sola ? 'Sigue desde el servidor, sin esta pantalla.' : 'Puedes cerrar: sigue sin esta pantalla.'}
        </p>
      )}
      {quedaron > 0 && (
        <>
          <Alert
            className="formulario-aviso"
            type="warning"
            showIcon
            title={`${formatearNumero(quedaron)} se ${quedaron === 1 ? 'quedó' : 'quedaron'} con ${nombre_de}`}
          />
          <FalloConsulta consulta={consulta} mensaje="Error al cargar los datos" />
          <SeQuedaron de={leida?.se_quedaron ?? []} />
        </>
      )}
      <p className="nota">{`${nombre_gerente}, ${textoInstante(creado_en)}`}</p>
    </Ventana>
  );
}

/** Shows how far it is; one that nobody brings on goes on from here. */
export function verAvance(reasignacion: Reasignacion): void {
  if (reasignacion.estado === 'en_curso') empezarAvance(reasignacion);
  abrirDialogo((control) => <DialogoAvance control={control} reasignacion={reasignacion} />);
}
