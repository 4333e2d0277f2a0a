<?php

/*
 * Measures search + facets + sort on synthetic data of two sizes, and the same filter through WP_Query in the same run.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/catalogue.php [--small=10000] [--large=100000] [--queries=200] [--keep]
 * Uses tables with the prefix "bench_", dropped at the end unless --keep is given (then the next run does not fill them again).
 */

declare(strict_types=1);

use Passerelle\Bench\SyntheticCatalogue;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Postings;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Content\ContentType;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\SystemClock;
use Passerelle\Languages\Lang;

$options = getopt('', ['small:', 'large:', 'queries:', 'keep', 'verbose']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';
require __DIR__ . '/SyntheticCatalogue.php';

global $wpdb;
$base = $wpdb->base_prefix;
$wpdb->set_prefix(SyntheticCatalogue::PREFIX);
$wpdb->options = "{$base}options";
$db = new Database($wpdb);
$limits = Limits::from(Config::fromDirectory(WP_PLUGIN_DIR . '/passerelle/config'));
$search = new Search($db, new SystemClock(), $limits, new Vocabulary($db), new Postings($db), new Blocks($db));
$data = new SyntheticCatalogue($db);
$wpdb->base_prefix = $base;
$data->create();
$wpdb->base_prefix = SyntheticCatalogue::PREFIX;
// The comparison is with a plain WP_Query: no language, no hidden types.
remove_all_filters('parse_query');
remove_all_filters('pre_get_posts');
remove_all_filters('posts_clauses');

$percentile = static function (array $times, float $share): float {
    sort($times);
    return $times === [] ? NAN : $times[(int) min(count($times) - 1, floor(count($times) * $share))];
};
/** One search in four has no filter, the others one to three; half are sorted by relevance. */
$draw = static function () use ($data): array {
    return array_filter([
        'q' => implode(' ', array_map(static fn (): string => $data->drawWord(), range(1, mt_rand(1, 3)))),
        'type' => mt_rand(0, 3) === 0 ? ContentType::Initiative : null,
        'countries' => mt_rand(0, 2) === 0 ? [$data->draw($data->countries)] : null,
        'sectors' => mt_rand(0, 2) === 0 ? [$data->draw($data->sectors)] : null,
        'state' => mt_rand(0, 9) === 0 ? OpenState::Open : null,
        'sort' => mt_rand(0, 1) === 0 ? [Sort::TitleAsc, Sort::Recent][mt_rand(0, 1)] : null,
    ], static fn (mixed $value): bool => $value !== null);
};
$plain = static function (array $filter) use ($limits): WP_Query {
    $taxonomies = [];
    foreach (['countries' => 'passerelle_country', 'sectors' => 'passerelle_sector'] as $key => $taxonomy) {
        if (isset($filter[$key])) {
            $taxonomies[] = ['taxonomy' => $taxonomy, 'field' => 'slug', 'terms' => array_map(strtolower(...), $filter[$key])];
        }
    }
    return new WP_Query([
        's' => $filter['q'],
        'post_type' => isset($filter['type']) ? $filter['type']->value : array_map(static fn (ContentType $type): string => $type->value, ContentType::cases()),
        'post_status' => 'publish',
        'tax_query' => $taxonomies,
        'orderby' => 'title',
        'order' => 'ASC',
        'fields' => 'ids',
        'posts_per_page' => $limits->perPage,
        'cache_results' => false,
        'suppress_filters' => true,
        'lang' => '',
    ]);
};

$sizes = [(int) ($options['small'] ?? 10_000), (int) ($options['large'] ?? 100_000)];
$queries = (int) ($options['queries'] ?? 200);
$filled = (int) $db->value("SELECT COUNT(*) FROM {$db->table('catalogue')}");
$report = ['database' => $wpdb->db_server_info(), 'sizes' => []];
foreach ($sizes as $size) {
    if ($filled < $size) {
        fwrite(STDERR, "filling up to {$size} …\n");
        $data->fill($filled + 1, $size);
        $filled = $size;
    }
    mt_srand(7);
    $ours = $theirs = $facetsOnly = [];
    for ($i = 0; $i < $queries; $i++) {
        $filter = $draw();
        $query = Query::of($limits, Lang::French, ...$filter);
        $start = hrtime(true);
        $result = $search->run($query);
        $ours[] = $time = (hrtime(true) - $start) / 1e6;
        if (isset($options['verbose'])) {
            fwrite(STDERR, sprintf("%7.1f ms %6d  %s\n", $time, $result->total, json_encode($filter)));
        }
        if ($i % 10 === 0) {
            $start = hrtime(true);
            $plain($filter);
            $theirs[] = (hrtime(true) - $start) / 1e6;
        }
    }
    for ($i = 0; $i < 10; $i++) {
        $start = hrtime(true);
        $search->run(Query::of($limits, Lang::French));
        $facetsOnly[] = (hrtime(true) - $start) / 1e6;
    }
    $report['sizes'][$filled] = [
        'search p50 ms' => round($percentile($ours, 0.5), 1),
        'search p95 ms' => round($percentile($ours, 0.95), 1),
        'search max ms' => round(max($ours), 1),
        'WP_Query p50 ms' => round($percentile($theirs, 0.5), 1),
        'WP_Query p95 ms' => round($percentile($theirs, 0.95), 1),
        'everything, with facets, p50 ms' => round($percentile($facetsOnly, 0.5), 1),
    ];
}
if (!isset($options['keep'])) {
    $data->drop();
}
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
