<?php

/*
 * Measures the lists of the review queue on a synthetic index: a page and the number of matches, with three filters and a sort.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/moderation.php [--size=100000] [--queries=200]
 * Prints JSON: milliseconds by kind of list. Uses tables with the prefix "bench_", dropped at the end.
 */

declare(strict_types=1);

use Passerelle\Bench\SyntheticQueue;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\SystemClock;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Queue\QueueConditions;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueueQuery;
use Passerelle\Moderation\Queue\QueueSearch;
use Passerelle\Moderation\Queue\QueueSort;
use Passerelle\Moderation\Queue\Validators;
use Passerelle\Moderation\Scope;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

$options = getopt('', ['size:', 'queries:']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';
require __DIR__ . '/SyntheticQueue.php';

const PAGES = 5;
const DAYS = 7;

global $wpdb;
$wpdb->set_prefix(SyntheticQueue::PREFIX);
$db = new Database($wpdb);
$config = Config::fromDirectory(WP_PLUGIN_DIR . '/passerelle/config');
$data = new SyntheticQueue($db);
$search = new QueueSearch($db, new QueueConditions($db, new SystemClock(), new Validators(), $config->limit('moderation', 'overdueDays')));
$scopes = [
    'administrator' => Scope::of(new Viewer(1, [Role::Administrator->value])),
    'moderateur' => Scope::of(new Viewer(1, [Role::Moderateur->value], SyntheticQueue::COUNTRIES[0])),
];
$filters = [
    'sector, age, language' => static fn (): QueueFilter => new QueueFilter($data->type(), sector: $data->sector(), olderThanDays: DAYS, language: Lang::French),
    'sector, validator, age' => static fn (): QueueFilter => new QueueFilter(validator: $data->validator(), sector: $data->sector(), olderThanDays: DAYS),
    'member, sector, country' => static fn (): QueueFilter => new QueueFilter(member: $data->owner(), sector: $data->sector(), country: $data->country()),
    'none' => static fn (): QueueFilter => new QueueFilter(),
];
$size = (int) ($options['size'] ?? 100_000);
$queries = max(1, (int) ($options['queries'] ?? 200));
$report = ['database' => $wpdb->db_server_info(), 'size' => $size, 'kinds' => []];
try {
    $data->fill($size);
    mt_srand(7);
    foreach ($filters as $kind => $draw) {
        foreach ($scopes as $role => $scope) {
            $times = [];
            for ($number = 0; $number < $queries; $number++) {
                $query = QueueQuery::of($config, $draw(), QueueSort::cases()[mt_rand(0, 3)], mt_rand(1, PAGES));
                $start = hrtime(true);
                $search->page($scope, $query);
                $search->total($scope, $query->filter);
                $times[] = (hrtime(true) - $start) / 1e6;
            }
            sort($times);
            $at = static fn (float $share): float => round($times[(int) min(count($times) - 1, floor(count($times) * $share))], 2);
            $report['kinds']["{$kind}: {$role}"] = ['p50' => $at(0.5), 'p95' => $at(0.95)];
        }
    }
} finally {
    $data->drop();
}
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
