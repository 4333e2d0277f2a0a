<?php

/*
 * Runs a command inside WordPress. Usage: PASSERELLE_WP_DIR=… php wp-env/cli.php COMMAND [--option=value …]
 * Commands are the files of wp-env/commands/ ("cron:run" is cron-run.php), which return a function from options to exit code,
 * and those of the plugin (Kernel\Commands), which production runs with WP-CLI.
 */

declare(strict_types=1);

$folder = rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: ''), '/');
if ($folder === '' && is_file(getcwd() . '/wp-load.php')) {
    $folder = (string) getcwd();
}
if (!is_file("{$folder}/wp-load.php")) {
    fwrite(STDERR, "PASSERELLE_WP_DIR must name the folder of WordPress; \"{$folder}\" is not.\n");
    exit(2);
}

$options = [];
foreach (array_slice($argv, 2) as $argument) {
    if (preg_match('/^--([a-z-]+)(?:=(.*))?$/s', $argument, $match) !== 1) {
        fwrite(STDERR, "\"{$argument}\" is not an option: write --name=value.\n");
        exit(2);
    }
    $options[$match[1]] = $match[2] ?? '1';
}

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
set_time_limit(0);
// Without database or tables, WordPress exits here with an HTML page and exit code 0.
$isRunning = false;
register_shutdown_function(static function () use (&$isRunning): void {
    if ($isRunning) {
        return;
    }
    while (ob_get_level() > 0) {
        ob_end_clean();
    }
    fwrite(STDERR, "WordPress could not start: is it installed, and does its database answer?\n");
    exit(1);
});
ob_start();
require "{$folder}/wp-load.php";
ob_end_flush();
$isRunning = true;

$commands = apply_filters('passerelle_commands', []);
foreach (glob(__DIR__ . '/commands/*.php') ?: [] as $file) {
    $commands[str_replace('-', ':', basename($file, '.php'))] ??= require $file;
}
$name = $argv[1] ?? '';
if (!isset($commands[$name])) {
    ksort($commands);
    $complaint = $name === '' ? 'A command is missing.' : "There is no command \"{$name}\".";
    fwrite(STDERR, "{$complaint}\nCommands: " . implode(', ', array_keys($commands)) . "\n");
    exit(2);
}
exit($commands[$name]($options));
