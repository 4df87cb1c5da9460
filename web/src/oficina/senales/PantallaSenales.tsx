import '../../ui/lista/filtros.css';
import { listarSenales } from '@leal/contract';
import { CLAVES_DE_SENAL, fechaLocal, SENALES, sumarDias } from '@leal/domain';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { cuantasDe } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { type DeLaUrl, dia, enLaUrl, palabra, unaDe, useEnLaUrl } from '../../lib/en-la-url.ts';
import { ahora } from '../../lib/reloj.ts';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { CampoFecha } from '../../ui/formulario/campo-fecha-tarde.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { PRIMER_DIA } from '../bitacora/datos/filtro.ts';
import { DiaSenalado } from './DiaSenalado.tsx';

const EN_LA_URL = enLaUrl({
  ver: unaDe(['por_revisar', 'revisadas', 'todas']),
  cobrador: palabra,
  dia: dia(),
});
type Filtro = DeLaUrl<typeof EN_LA_URL>;

const consultaDe = ({ ver, cobrador, dia: fecha }: Filtro) => ({
  ...(ver !== 'todas' && { estado: ver }),
  ...(cobrador !== undefined && { id_cobrador: cobrador }),
  ...(fecha !== undefined && { fecha }),
});

const OPCIONES: readonly { value: Filtro['ver']; label: string }[] = [
  { value: 'por_revisar', label: 'Por revisar' },
  { value: 'revisadas', label: 'Revisadas' },
  { value: 'todas', label: 'Todas' },
];

const VACIA: Readonly<Record<Filtro['ver'], string>> = {
  por_revisar: 'No hay señales por revisar',
  revisadas: 'Todavía no se ha revisado ninguna señal',
  todas: 'No se ha hallado ninguna señal',
};

/** Nothing was found: of what. */
const SinSenales = ({ ver }: Pick<Filtro, 'ver'>) => (
  <Vacio dibujo="listo" texto={VACIA[ver]}>
    <p className="nota">Cada noche, en los días que terminaron, se busca:</p>
    <ul className="chica" aria-label="Qué se busca">
      {CLAVES_DE_SENAL.map((clave) => (
        <li key={clave}>{SENALES[clave].titulo}</li>
      ))}
    </ul>
  </Vacio>
);

/** What a manager should look at of the days that are over: each says its rule, its rows and how usual it is; none is a verdict. */
export function PantallaSenales() {
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const lista = useLista(listarSenales, { consulta: consultaDe(filtro) }, { conservar: true });
  const filtrando = filtro.cobrador !== undefined || filtro.dia !== undefined;
  const cuantas = !lista.anteriores && cuantasDe(lista.primera, 'día de un cobrador', 'días de cobradores');
  return (
    <div className="pila">
      <Encabezado
        titulo="Señales"
        nota="Lo que conviene mirar: no prueba nada de nadie"
        accion={<Actualizar consulta={lista} />}
      />
      <search className="filtros filtros-anchos">
        <FiltroCobrador valor={filtro.cobrador} alElegir={(cobrador) => cambiar({ cobrador })} />
        <CampoFecha
          etiqueta="Día"
          dia={filtro.dia}
          desde={PRIMER_DIA}
          hasta={sumarDias(fechaLocal(ahora()), -1)}
          alElegir={(dia) => cambiar({ dia })}
        />
      </search>
      <ElegirVista
        nombre="Qué señales"
        opciones={OPCIONES}
        vista={filtro.ver}
        alElegir={(ver) => cambiar({ ver })}
      />
      <p className="nota">{cuantas || ' '}</p>
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeTarjetas />}
        vacia={filtrando ? <SinResultados /> : <SinSenales ver={filtro.ver} />}
        mensajeError="Error al obtener las señales"
        mensajeMas="Cargando más señales..."
      >
        {(dias) => (
          <div className="pila se-relee" aria-busy={lista.anteriores}>
            {dias.map((dia) => (
              <DiaSenalado key={dia.id} dia={dia} />
            ))}
          </div>
        )}
      </ListaPorPaginas>
    </div>
  );
}
