<?php

/*
 * Measures the search on synthetic data of several sizes, and the same filters through WP_Query in the same run.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/catalogue.php
 *     [--sizes=1000,10000,100000 | --small=10000 --large=100000] [--queries=200] [--calls] [--keep] [--verbose]
 * Prints JSON: milliseconds by size, and by size and kind of search. Uses tables with the prefix "bench_", dropped at the end
 * unless --keep is set: then the next run continues with the existing items. With --calls, all items are calls.
 */

declare(strict_types=1);

use Passerelle\Bench\SyntheticCatalogue;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Postings;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Reading\OwnSynonyms;
use Passerelle\Catalogue\Reading\QueryReader;
use Passerelle\Catalogue\Reading\ReadQuery;
use Passerelle\Catalogue\Reading\ReferenceNames;
use Passerelle\Catalogue\PlaceSuggestions;
use Passerelle\Catalogue\Reading\SearchWords;
use Passerelle\Catalogue\Reading\Speller;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Catalogue\Suggestions;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;

$options = getopt('', ['sizes:', 'small:', 'large:', 'queries:', 'calls', 'keep', 'verbose']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';
require __DIR__ . '/SyntheticCatalogue.php';

global $wpdb;
$base = $wpdb->base_prefix;
$wpdb->set_prefix(SyntheticCatalogue::PREFIX);
$wpdb->options = "{$base}options";
$db = new Database($wpdb);
$config = Config::fromDirectory(WP_PLUGIN_DIR . '/passerelle/config');
$limits = Limits::from($config);
$filters = Filters::from($config);
$spellings = new Spellings($db);
$vocabulary = new Vocabulary($db, Plugin::running()->get(Transaction::class), $spellings);
$terms = new Terms($db);
$countries = new Countries($terms);
$sectors = new Sectors($terms);
$words = new SearchWords(PluginFolder::own(), Plugin::running()->get(OwnSynonyms::class));
$names = new ReferenceNames($countries, $sectors);
$speller = new Speller($spellings, $words);
$read = new ReadQuery(new QueryReader($words, $names, $limits), $vocabulary, $speller);
$search = new Search($db, new SystemClock(), $vocabulary, new Postings($db), new Blocks($db), $filters, $read);
$places = new PlaceSuggestions($sectors, $countries, $words, $names);
$suggestions = new Suggestions($db, $limits, $vocabulary, new Postings($db), new Blocks($db), $places, $speller);
$named = $config->limit('directory', 'found');
$ofCalls = array_filter($filters->ofFields(), static fn (Filter $filter): bool => $filter->source->types === [ContentType::CallForApplication->value]);
$callFacets = [];
foreach ($ofCalls as $filter) {
    $callFacets[$filter->name] = $config->choices((string) $filter->source->field);
}
$data = new SyntheticCatalogue($db, $vocabulary, $callFacets, ...isset($options['calls']) ? [[ContentType::CallForApplication->value]] : []);
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
$text = static fn (): string => implode(' ', array_map(static fn (): string => $data->drawWord(), range(1, mt_rand(1, 3))));
$kinds = [
    // One search in four has no filter, the others one to three; half are sorted by relevance.
    'mixed' => static fn (): array => array_filter([
        'q' => $text(),
        'type' => mt_rand(0, 3) === 0 ? ContentType::Initiative->value : null,
        'countries' => mt_rand(0, 2) === 0 ? [$data->draw($data->countries)] : null,
        'sectors' => mt_rand(0, 2) === 0 ? [$data->draw($data->sectors)] : null,
        'state' => mt_rand(0, 9) === 0 ? OpenState::Open->value : null,
        'sort' => mt_rand(0, 1) === 0 ? [Sort::TitleAsc, Sort::Recent][mt_rand(0, 1)] : null,
    ], static fn (mixed $value): bool => $value !== null),
    'text, three filters, sort' => static fn (): array => [
        'q' => $text(),
        'type' => ContentType::Initiative->value,
        'countries' => [$data->draw($data->countries)],
        'sectors' => [$data->draw($data->sectors)],
        'sort' => Sort::TitleAsc,
    ],
    'a word of every second item' => static fn (): array => ['q' => $data->words[0]],
    'everything, with its facets' => static fn (): array => [],
    // The archive of calls: by closing, two filters of calls.
    'calls, two filters' => static function () use ($data, $ofCalls, $callFacets): array {
        $filter = ['type' => ContentType::CallForApplication->value];
        foreach ((array) array_rand($ofCalls, 2) as $key) {
            $value = $data->draw($callFacets[$ofCalls[$key]->name]);
            $filter[$ofCalls[$key]->input] = $ofCalls[$key]->isList ? [$value] : $value;
        }
        return $filter;
    },
];
$plain = static function (array $filter) use ($limits): WP_Query {
    $taxonomies = [];
    foreach (['countries' => 'passerelle_country', 'sectors' => 'passerelle_sector'] as $key => $taxonomy) {
        if (isset($filter[$key])) {
            $taxonomies[] = ['taxonomy' => $taxonomy, 'field' => 'slug', 'terms' => array_map(strtolower(...), $filter[$key])];
        }
    }
    return new WP_Query([
        's' => $filter['q'] ?? '',
        'post_type' => $filter['type'] ?? array_map(static fn (ContentType $type): string => $type->value, ContentType::cases()),
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

$requested = isset($options['small'], $options['large']) ? "{$options['small']},{$options['large']}" : (string) ($options['sizes'] ?? '1000,10000,100000');
$sizes = array_map(intval(...), explode(',', $requested));
$queries = (int) ($options['queries'] ?? 200);
$filled = (int) $db->value("SELECT COUNT(*) FROM {$db->table('catalogue')}");
$report = ['database' => $wpdb->db_server_info(), 'queries' => $queries, 'sizes' => [], 'kinds' => []];
foreach ($sizes as $size) {
    if ($filled < $size) {
        fwrite(STDERR, "filling up to {$size} …\n");
        $data->fill($filled + 1, $size);
        $filled = $size;
    }
    mt_srand(7);
    foreach ($kinds as $kind => $draw) {
        $durations = $wpQueryDurations = [];
        for ($i = 0; $i < $queries; $i++) {
            $filter = $draw();
            $query = Query::of($limits, Lang::French, $filter['q'] ?? '', $filters->read($filter), $filter['sort'] ?? null);
            $start = hrtime(true);
            $result = $search->run($query);
            $durations[] = $time = (hrtime(true) - $start) / 1e6;
            if (isset($options['verbose'])) {
                fwrite(STDERR, sprintf("%7.1f ms %6d  %s\n", $time, $result->total, json_encode($filter)));
            }
            if ($i % 10 === 0 && isset($filter['q'])) {
                $start = hrtime(true);
                $plain($filter);
                $wpQueryDurations[] = (hrtime(true) - $start) / 1e6;
            }
        }
        $report['kinds'][$filled][$kind] = [
            'p50' => round($percentile($durations, 0.5), 1),
            'p95' => round($percentile($durations, 0.95), 1),
            ...$wpQueryDurations === [] ? [] : [
                'WP_Query p50' => round($percentile($wpQueryDurations, 0.5), 1),
                'WP_Query p95' => round($percentile($wpQueryDurations, 0.95), 1),
                'times faster at p95' => round($percentile($wpQueryDurations, 0.95) / $percentile($durations, 0.95), 1),
            ],
        ];
    }
    $durations = [];
    for ($i = 0; $i < $queries; $i++) {
        // The beginning of a name, or a name and the beginning of another; in both languages, as pickers ask.
        $typed = (mt_rand(0, 2) === 0 ? $data->drawWord() . ' ' : '') . substr($data->drawWord(), 0, mt_rand(2, 5));
        $start = hrtime(true);
        foreach (Lang::cases() as $language) {
            $suggestions->titled($typed, $language, ContentType::CommunityProfile, $named);
        }
        $durations[] = (hrtime(true) - $start) / 1e6;
    }
    $names = ['p50' => round($percentile($durations, 0.5), 1), 'p95' => round($percentile($durations, 0.95), 1)];
    $durations = $corrections = [];
    for ($i = 0; $i < $queries; $i++) {
        $word = $data->drawWord();
        $typed = (mt_rand(0, 2) === 0 ? $data->drawWord() . ' ' : '') . substr($word, 0, mt_rand(2, 6));
        $start = hrtime(true);
        $suggestions->of($typed, Lang::French);
        $durations[] = (hrtime(true) - $start) / 1e6;
        // A letter too many, and the word that it is corrected to.
        $corrected = $search->run(Query::of($limits, Lang::French, substr($word, 0, 2) . 'x' . substr($word, 2)));
        $used = $corrected->reading->corrections[0] ?? null;
        if ($used !== null) {
            $times = [];
            foreach ([$used->typed, $used->used] as $q) {
                $start = hrtime(true);
                $search->run(Query::of($limits, Lang::French, $q));
                $times[] = (hrtime(true) - $start) / 1e6;
            }
            $corrections[] = $times[0] - $times[1];
        }
    }
    $typing = ['p50' => round($percentile($durations, 0.5), 1), 'p95' => round($percentile($durations, 0.95), 1)];
    ['mixed' => $mixed, 'everything, with its facets' => $everything] = $report['kinds'][$filled];
    $report['sizes'][$filled] = [
        'search p50 ms' => $mixed['p50'],
        'search p95 ms' => $mixed['p95'],
        'WP_Query p50 ms' => $mixed['WP_Query p50'],
        'WP_Query p95 ms' => $mixed['WP_Query p95'],
        'everything, with facets, p50 ms' => $everything['p50'],
        'calls, two filters, p95 ms' => $report['kinds'][$filled]['calls, two filters']['p95'],
        'names while typing, p50 ms' => $names['p50'],
        'names while typing, p95 ms' => $names['p95'],
        'suggestions, p50 ms' => $typing['p50'],
        'suggestions, p95 ms' => $typing['p95'],
        'correction adds, p50 ms' => round($percentile($corrections, 0.5), 1),
        'corrected queries' => count($corrections),
        'index with spellings' => $data->spellingsFactor(),
    ];
}
$smaller = $report['kinds'][$sizes[count($sizes) - 2] ?? 0] ?? null;
if ($smaller !== null) {
    $report['growth at p95'] = array_map(
        static fn (array $large, array $small): float => round($large['p95'] / $small['p95'], 1),
        $report['kinds'][$filled],
        $smaller,
    );
    $report['growth at p95'] = array_combine(array_keys($kinds), $report['growth at p95']);
}
if (!isset($options['keep'])) {
    $data->drop();
}
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
