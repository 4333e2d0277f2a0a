<?php

/*
 * Asks the search of a site with the demo content each query of a file, and tells what it found.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/relevance.php queries.json
 * The file is a JSON list of {language, q} or of French texts; prints one of {keys, ms, total}: keys of the demo items of the first page, in order.
 */

declare(strict_types=1);

use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Search;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Plugin;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';

/** The meta field in which the seeder writes the key of an item. */
const KEY = '_passerelle_demo_key';

$plugin = Plugin::running();
$database = $plugin->get(Database::class);
$keys = [];
foreach ($database->rows("SELECT post_id, meta_value FROM {$database->wpdb->postmeta} WHERE meta_key = %s", KEY) as $row) {
    $keys[$plugin->get(Languages::class)->groupOf((int) $row['post_id'])] = (string) $row['meta_value'];
}
$search = $plugin->get(Search::class);
$limits = $plugin->get(Limits::class);
$found = [];
/** @var list<string|array{language: string, q: string}> $queries */
$queries = json_decode((string) file_get_contents((string) ($argv[1] ?? '')), true, flags: JSON_THROW_ON_ERROR);
foreach ($queries as $query) {
    ['language' => $language, 'q' => $q] = is_string($query) ? ['language' => Lang::DEFAULT->value, 'q' => $query] : $query;
    $start = hrtime(true);
    $result = $search->run(Query::of($limits, Lang::from($language), $q));
    $found[] = [
        'keys' => array_map(static fn (int $id): string => $keys[$plugin->get(Languages::class)->groupOf($id)] ?? "post {$id}", $result->ids),
        'ms' => (hrtime(true) - $start) / 1e6,
        'total' => $result->total,
    ];
}
echo json_encode($found, JSON_THROW_ON_ERROR);
