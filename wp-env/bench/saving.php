<?php

/*
 * Measures saving a draft by its owner's action beside a bare wp_update_post() of a page, in turns, in the same run.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/saving.php [--saves=300]
 * Prints JSON: milliseconds and numbers of statements. What it makes is deleted at the end.
 */

declare(strict_types=1);

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;

$options = getopt('', ['saves:']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';

const WARM_UP = 20;

$saves = max(1, (int) ($options['saves'] ?? 300));
$name = 'bench-' . bin2hex(random_bytes(4));
$owner = wp_insert_user(['user_login' => $name, 'user_email' => "{$name}@passerelle.test", 'user_pass' => wp_generate_password(), 'role' => Role::Beneficiaire->value]);
if (!is_int($owner)) {
    throw new RuntimeException($owner->get_error_message());
}
wp_set_current_user($owner);
$viewer = (new ViewerFactory())->of($owner);
[$records, $actions] = [Plugin::running()->get(Records::class), Plugin::running()->get(OwnerActions::class)];
$text = str_repeat('<p>Un atelier de teinture à Bamako, ouvert à toutes et à tous.</p>', 20);
$draft = (Plugin::running()->get(SaveContent::class))(new SaveInput($viewer, ContentType::Initiative, Lang::French, [
    'subtitle' => 'Du fil au tissu',
    'description' => $text,
    'ambition' => 'Former cent personnes en cinq ans.',
    'startDate' => '2027-01-15',
    'countryIds' => ['ML', 'SN'],
    'sectorIds' => ['theatre'],
], 'Atelier de teinture'));
$page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'Page', 'post_content' => $text]);

$durations = ['save' => [], 'wp_update_post' => []];
$statements = [];
$measure = static function (string $name, callable $work) use (&$durations, &$statements): void {
    global $wpdb;
    // Caches are as empty as at the beginning of a request.
    wp_cache_flush();
    $before = $wpdb->num_queries;
    $start = hrtime(true);
    $work();
    $durations[$name][] = (hrtime(true) - $start) / 1e6;
    $statements[$name] = $wpdb->num_queries - $before;
};
for ($number = 0; $number < $saves + WARM_UP; $number++) {
    $measure('save', static function () use ($records, $actions, $viewer, &$draft, $number): void {
        $record = $records->find($draft->id) ?? throw new RuntimeException('The draft is gone.');
        $input = new SaveInput($viewer, $record->type, $record->language, ['subtitle' => "Texte {$number}"], "Titre {$number}", id: $record->id, expectedVersion: $record->version);
        $draft = ($actions)($viewer, OwnerAction::Save, $record, $record->version, $input);
    });
    $measure('wp_update_post', static fn (): int|WP_Error => wp_update_post(['ID' => $page, 'post_title' => "Titre {$number}", 'post_content' => "{$text}<p>{$number}</p>"]));
}
wp_delete_post($draft->id, true);
wp_delete_post($page, true);
require_once ABSPATH . 'wp-admin/includes/user.php';
wp_delete_user($owner);

$percentile = static function (array $times, float $share): float {
    $times = array_slice($times, WARM_UP);
    sort($times);

    return round($times[(int) min(count($times) - 1, floor(count($times) * $share))], 2);
};
$report = ['database' => $GLOBALS['wpdb']->db_server_info()];
foreach ($durations as $name => $times) {
    $report[$name] = ['p50' => $percentile($times, 0.5), 'p95' => $percentile($times, 0.95), 'statements' => $statements[$name]];
}
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
