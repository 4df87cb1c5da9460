import './corte.css';
import { abiertoDeCobrador, type Corte, type CorteAbierto, detalleCorte } from '@leal/contract';
import { contado } from '@leal/domain';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ENTREGAR_CORTE, ENTREGAR_DEVUELTO } from '../../acciones/corte.ts';
import { usePresente } from '../../lib/acciones/use-accion.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { enLaUrl, palabra, useEnLaUrl } from '../../lib/en-la-url.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Contar, type Valores } from './Contar.tsx';
import { conteoDe } from '../../comun/conteo/conteo.ts';
import type { Entrega } from './DialogoEntregar.tsx';
import { FaltanClientes } from './FaltanClientes.tsx';
import { LlegoMientras } from './LlegoMientras.tsx';
import { MIS_CORTES, rutaDeMiCorte } from './rutas.ts';
import { Volver } from './Volver.tsx';

const EN_LA_URL = enLaUrl({ corte: palabra });
const ERROR = 'Error al obtener tu corte';

const preguntar = <D,>(entrega: Entrega<D>): Promise<void> =>
  traerDialogo(
    () => import('./DialogoEntregar.tsx'),
    ({ preguntarEntrega }) => preguntarEntrega(entrega),
  );

const notaDe = ({ nota = '' }: Valores) => (nota.trim() === '' ? {} : { nota: nota.trim() });

/** Leads to the cut when it is handed in, in the place of the count. An answer that comes later moves nobody. */
function useAlCorte() {
  const navegar = useNavigate();
  const presente = usePresente();
  return ({ id_corte }: Corte) => {
    if (presente.current) void navegar(rutaDeMiCorte(id_corte), { replace: true });
  };
}

type PropsAbierto = {
  idCobrador: string;
  abierto: CorteAbierto;
  releer: () => unknown;
  alCorte: (corte: Corte) => void;
};

/** The open cut, as it was when the count began or was shown anew: what came since is said, and never counted silently. */
function ContarAbierto({ idCobrador, abierto, releer, alCorte }: PropsAbierto) {
  const [formulario] = Form.useForm<Valores>();
  const [visto, setVisto] = useState(abierto);
  const { numero, esperado } = abierto;
  const faltan = <FaltanClientes idCobrador={idCobrador} />;
  const contar = (valores: Valores) => {
    const conteo = conteoDe(valores);
    if (conteo === null) return;
    void preguntar({
      accion: ENTREGAR_CORTE,
      datos: { cuerpo: { numero, conteo, esperado, ...notaDe(valores) } },
      acerca: { numero, contado: contado(conteo) },
      esperado,
      conteo: formulario,
      aviso: faltan,
      alLograr: alCorte,
      alCambiar: () => void releer(),
    });
  };
  return (
    <Contar
      formulario={formulario}
      forma={`corte:${numero}`}
      esperado={esperado}
      avisos={
        <>
          {faltan}
          <LlegoMientras antes={visto} ahora={abierto} alEntender={() => setVisto(abierto)} />
        </>
      }
      alContar={contar}
    />
  );
}

function Abierto({ idCobrador }: { idCobrador: string }) {
  const alCorte = useAlCorte();
  const consulta = useLlamada(
    abiertoDeCobrador,
    { parametros: { id_usuario: idCobrador } },
    { staleTime: 0 },
  );
  const { data, refetch } = consulta;
  return (
    <>
      <FalloConsulta consulta={consulta} mensaje={ERROR} />
      {data?.filas.length === 0 && (
        <Vacio dibujo="listo" texto="No hay nada que entregar">
          <BotonEnlace camino={MIS_CORTES}>Ver mis cortes</BotonEnlace>
        </Vacio>
      )}
      {data && data.filas.length > 0 && (
        <ContarAbierto
          key={data.numero}
          idCobrador={idCobrador}
          abierto={data}
          releer={refetch}
          alCorte={alCorte}
        />
      )}
      {!data && !consulta.isError && <HuecoDeFilas filas={11} />}
    </>
  );
}

/** A cut that a manager returned: the same cash, counted again. */
function Devuelto({ id_corte }: { id_corte: string }) {
  const [formulario] = Form.useForm<Valores>();
  const alCorte = useAlCorte();
  const consulta = useLlamada(detalleCorte, { parametros: { id_corte } }, { staleTime: 0 });
  const corte = consulta.data?.corte;
  if (!corte)
    return (
      <>
        <FalloConsulta consulta={consulta} mensaje={ERROR} />
        {!consulta.isError && <HuecoDeFilas filas={11} />}
      </>
    );
  if (corte.estado !== 'devuelto')
    return (
      <Vacio dibujo="listo" texto="Este corte ya no está devuelto">
        <BotonEnlace camino={rutaDeMiCorte(id_corte)}>Ver el corte</BotonEnlace>
      </Vacio>
    );
  const { numero, esperado, veces, motivo, nombre_gerente } = corte;
  const contar = (valores: Valores) => {
    const conteo = conteoDe(valores);
    if (conteo === null) return;
    void preguntar({
      accion: ENTREGAR_DEVUELTO,
      datos: { parametros: { id_corte }, cuerpo: { conteo, esperado, ...notaDe(valores) } },
      acerca: { numero, contado: contado(conteo) },
      esperado,
      conteo: formulario,
      alLograr: alCorte,
      alCambiar: () => void consulta.refetch(),
    });
  };
  return (
    <Contar
      formulario={formulario}
      forma={`corte:${id_corte}:${veces.length}`}
      esperado={esperado}
      avisos={
        <Alert
          type="warning"
          showIcon
          title={`${nombre_gerente ?? 'La oficina'} lo devolvió: cuéntalo otra vez`}
          description={motivo}
        />
      }
      alContar={contar}
    />
  );
}

/** The count by denominations, and the way to hand it in. */
export function EntregarCorte({ idCobrador }: { idCobrador: string }) {
  const [{ corte }] = useEnLaUrl(EN_LA_URL);
  return (
    <div className="pila">
      <Encabezado
        titulo="Entregar corte"
        nota="Cuenta tus billetes y monedas"
        antes={<Volver camino={corte === undefined ? MIS_CORTES : rutaDeMiCorte(corte)}>Volver</Volver>}
      />
      {corte === undefined ? <Abierto idCobrador={idCobrador} /> : <Devuelto key={corte} id_corte={corte} />}
    </div>
  );
}
