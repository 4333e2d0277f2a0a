<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Kernel\Commands;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use WP_User;

/**
 * Command-line links that sign a developer in to WordPress without a password. The token is in the fragment, so it is in no
 * request URL; a page posts it. Not available in production.
 */
final readonly class SignInLinks
{
    private const OK = 0;
    private const USAGE_ERROR = 2;

    /** @param string $file the plugin's main file */
    public function __construct(#[From(PluginFolder::class, 'mainFile')] private string $file, private Switching $switching, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        // Not --user, which WP-CLI reserves.
        Commands::add('sign-in-link', fn (array $options): int => $this->print($options['account'] ?? ''));
    }

    public function areAllowed(): bool
    {
        return wp_get_environment_type() !== 'production';
    }

    /**
     * Prints a single-use link that is valid for a minute.
     *
     * @param string $name user name or e-mail address
     * @return int exit code
     */
    public function print(string $name): int
    {
        if (!$this->areAllowed()) {
            echo "Sign-in links are refused in production (WP_ENVIRONMENT_TYPE).\n";

            return self::USAGE_ERROR;
        }
        $user = get_user_by('email', $name) ?: get_user_by('login', $name);
        try {
            $token = $this->switching->tokenFor($this->viewers->of($user instanceof WP_User ? $user->ID : 0), Direction::WordPress, null);
        } catch (DomainError $error) {
            SecurityEvent::SignInLink->refused($error->errorCode, account: $user instanceof WP_User ? $user->ID : $name);
            echo "--account= must be the e-mail address or user name of somebody who may enter /wp-admin.\n";

            return self::USAGE_ERROR;
        }
        SecurityEvent::SignInLink->succeeded(account: $user instanceof WP_User ? $user->ID : null);
        // phpcs:ignore WordPress.Security.EscapeOutput -- for a terminal
        echo site_url(Entry::PATH) . "#{$token}\n";

        return self::OK;
    }

    /** The page that a link opens. */
    public function show(): never
    {
        $isEnglish = SignInPage::language() === Lang::English;
        $title = $isEnglish ? 'Signing in with a link' : 'Connexion par un lien';
        $label = $isEnglish ? 'One-time token' : 'Jeton à usage unique';
        $button = $isEnglish ? 'Sign in' : 'Se connecter';
        header("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
        // Otherwise the browser sends no origin.
        header('Referrer-Policy: same-origin');
        printf(
            '<!DOCTYPE html><html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
                . '<meta name="robots" content="noindex"><title>%s</title><link rel="stylesheet" href="%s"><script src="%s" defer></script></head>'
                . '<body><main><h1>%2$s</h1><form method="post" action="%s"><p><label for="token">%s</label><br><input id="token" name="token" required autocomplete="off"></p>'
                . '<button>%s</button></form></main></body></html>',
            esc_attr($isEnglish ? 'en' : 'fr'),
            esc_html($title),
            esc_url(plugins_url('assets/switch/switch.css', $this->file)),
            esc_url(plugins_url('assets/session/link.js', $this->file)),
            esc_url(site_url(Entry::PATH)),
            esc_html($label),
            esc_html($button),
        );
        exit;
    }
}
