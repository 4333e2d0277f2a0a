<?php

/**
 * Plugin Name: Passerelle, development environment
 * Description: Mail to the local mailbox, and the engine in use in Site Health. Not for production.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

if (defined('PASSERELLE_SMTP_PORT')) {
    add_action('phpmailer_init', static function (PHPMailer\PHPMailer\PHPMailer $mailer): void {
        $mailer->isSMTP();
        $mailer->Host = (string) PASSERELLE_SMTP_HOST;
        $mailer->Port = (int) PASSERELLE_SMTP_PORT;
        $mailer->SMTPAuth = false;
        $mailer->SMTPAutoTLS = false;
        $mailer->Timeout = 5;
    });
    add_filter('wp_mail_from', static fn (): string => 'bonjour@passerelle.test');
    add_filter('wp_mail_from_name', static fn (): string => 'Passerelle');
}

/** Plugins in use for GraphQL and languages: real ones or stand-ins. */
function passerelle_environment_engine(): string
{
    return defined('PASSERELLE_ENGINE_DESCRIPTION') ? (string) PASSERELLE_ENGINE_DESCRIPTION : __('unknown', 'passerelle');
}

add_filter('debug_information', static function (array $information): array {
    $information['passerelle'] = [
        'label' => 'Passerelle',
        'fields' => [
            'engine' => ['label' => 'GraphQL / Polylang', 'value' => passerelle_environment_engine()],
            'database' => ['label' => 'Database', 'value' => defined('DB_ENGINE') ? (string) DB_ENGINE : 'mysql'],
            'files' => ['label' => 'Files', 'value' => defined('PASSERELLE_FILES_DIR') ? (string) PASSERELLE_FILES_DIR : '', 'private' => true],
        ],
    ];
    return $information;
});

add_filter('site_status_tests', static function (array $tests): array {
    $tests['direct']['passerelle_engine'] = [
        'label' => 'Passerelle',
        'test' => static function (): array {
            $standIns = defined('PASSERELLE_ENGINE') && PASSERELLE_ENGINE === 'stand-ins';
            return [
                'label' => $standIns ? 'GraphQL and languages are served by stand-ins' : 'GraphQL and languages are served by WPGraphQL and Polylang',
                'status' => $standIns ? 'recommended' : 'good',
                'badge' => ['label' => 'Passerelle', 'color' => 'blue'],
                'description' => '<p>' . esc_html(passerelle_environment_engine()) . '</p>',
                'test' => 'passerelle_engine',
            ];
        },
    ];
    return $tests;
});

// The stand-ins are in folders of their own: the plugin's header "Requires Plugins" names those of the real plugins.
if (defined('PASSERELLE_ENGINE') && PASSERELLE_ENGINE === 'stand-ins') {
    add_filter('wp_plugin_dependencies_slug', static fn (string $slug): string => [
        'wp-graphql' => 'passerelle-graphql',
        'polylang' => 'passerelle-languages',
    ][$slug] ?? $slug);
}

// Disables update checks, which would time out without network.
foreach (['core', 'plugins', 'themes'] as $passerelleUpdated) {
    add_filter("pre_site_transient_update_{$passerelleUpdated}", static fn (): object => (object) [
        'last_checked' => time(),
        'updates' => [],
        'response' => [],
        'translations' => [],
        'version_checked' => $GLOBALS['wp_version'] ?? '',
    ]);
}
