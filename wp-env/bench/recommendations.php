<?php

/*
 * Measures recommendations: ranking on a synthetic catalogue of which one item in five has offers and needs, for a person with 200
 * interests and 500 dismissed items; and reading the chosen items with reasons and cards, on the content of the site.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/recommendations.php [--size=100000] [--queries=200]
 * Prints JSON: milliseconds. Uses tables with the prefix "bench_", dropped at the end.
 */

declare(strict_types=1);

use Passerelle\Accounts\InterestChoice;
use Passerelle\Bench\SyntheticCatalogue;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\IndexCandidates;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Recommendations\Recommend;
use Passerelle\Catalogue\Spelling\Spellings;
use Passerelle\Catalogue\Vocabulary;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityStore;
use Passerelle\Catalogue\Recommendations\Opportunities\Side;
use Passerelle\Catalogue\Recommendations\Person;
use Passerelle\Catalogue\Recommendations\RankItems;
use Passerelle\Catalogue\Recommendations\Recommendation;
use Passerelle\Catalogue\Recommendations\RecommendationTables;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Rights\Viewer;

$options = getopt('', ['size:', 'queries:']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';
require __DIR__ . '/SyntheticCatalogue.php';

/** With the 40 sectors: 200 interests. */
const COUNTRIES = 160;
const WORDS = 8;
/** One item in this many has offers and needs. */
const OPPORTUNITIES = 5;
const DISMISSED = 500;

$size = (int) ($options['size'] ?? 100_000);
$queries = max(1, (int) ($options['queries'] ?? 200));
$plugin = Plugin::running();
$config = Config::fromDirectory(WP_PLUGIN_DIR . '/passerelle/config');
$measure = static function (Closure $run) use ($queries): array {
    $times = [];
    for ($number = 0; $number < $queries; $number++) {
        $times[] = $run();
    }
    sort($times);
    $at = static fn (float $share): float => round($times[(int) min(count($times) - 1, floor(count($times) * $share))], 2);

    return ['p50' => $at(0.5), 'p95' => $at(0.95)];
};
$timed = static function (Closure $run): float {
    $start = hrtime(true);
    $run();

    return (hrtime(true) - $start) / 1e6;
};

$reader = new Viewer(1, []);
$anything = new Person(new InterestChoice([], [], true, true), [], []);
$reading = $measure(static function () use ($plugin, $reader, $anything, $timed): float {
    wp_cache_flush();

    return $timed(static function () use ($plugin, $reader, $anything): void {
        $items = ($plugin->get(Recommend::class))($reader, $anything, Lang::French);
        $plugin->get(CardBuilder::class)->ofIds(array_map(static fn (Recommendation $each): int => $each->record->id, $items), $reader);
    });
});

global $wpdb;
$base = $wpdb->base_prefix;
$wpdb->set_prefix(SyntheticCatalogue::PREFIX);
$wpdb->options = "{$base}options";
$db = new Database($wpdb);
$vocabulary = new Vocabulary($db, $plugin->get(Transaction::class), new Spellings($db));
$data = new SyntheticCatalogue($db, $vocabulary, [], countries: COUNTRIES);
$wpdb->base_prefix = $base;
$data->create();
$wpdb->base_prefix = SyntheticCatalogue::PREFIX;
$words = static fn (int $count): array => array_values(array_unique(array_map(static fn (): string => $data->drawWord(), range(1, $count))));
$drop = static function () use ($db, $data): void {
    $data->drop();
    foreach ([RecommendationTables::OPPORTUNITIES, RecommendationTables::DISMISSALS] as $table) {
        $db->wpdb->query("DROP TABLE IF EXISTS {$db->table($table)}");
    }
};
try {
    foreach (RecommendationTables::migrations() as $migration) {
        $migration->up($db);
    }
    fwrite(STDERR, "filling up to {$size} …\n");
    $data->fill(1, $size);
    $store = new OpportunityStore($db);
    $wpdb->query('START TRANSACTION');
    for ($id = 1; $id <= $size; $id += OPPORTUNITIES) {
        $store->put($id, Lang::French, [Side::Offered->value => $words(WORDS), Side::Sought->value => $words(WORDS)]);
    }
    $wpdb->query('COMMIT');
    $limits = Limits::from($config);
    $clock = new SystemClock();
    $rank = new RankItems(new IndexCandidates($db, $clock, $limits, new Blocks($db)), $store, $config, $clock);
    $most = $config->limit('recommendations', 'wordsOfPerson');
    $choice = new InterestChoice($data->sectors, $data->countries);
    mt_srand(7);
    $ranking = $measure(static function () use ($rank, $words, $most, $choice, $size, $timed): float {
        $stems = [Side::Offered->value => ['fr' => $words($most)], Side::Sought->value => ['fr' => $words($most)]];
        $without = array_map(static fn (): int => mt_rand(1, $size), range(1, DISMISSED));

        return $timed(static fn () => $rank(new Person($choice, $stems, []), Lang::French, $without));
    });
} finally {
    $drop();
}
echo json_encode(
    ['database' => $wpdb->db_server_info(), 'size' => $size, 'interests' => count($data->sectors) + count($data->countries), 'ranking' => $ranking, 'reading' => $reading],
    JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR,
), "\n";
