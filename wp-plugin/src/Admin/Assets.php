<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Admin\Home\HomeScreen;
use Passerelle\Admin\Settings\SettingsMenu;
use Passerelle\Content\ContentType;
use Passerelle\Kernel\Module;

/** Styles and scripts of the plugin's admin screens, and of no other. */
final readonly class Assets implements Module
{
    private const SCRIPTS = ['richtext', 'summary', 'rows', 'checklist', 'picker'];
    private const HOME_SCRIPTS = ['picker'];

    /** @param string $file the plugin's main file */
    public function __construct(private string $file)
    {
    }

    public function register(): void
    {
        add_action('admin_enqueue_scripts', $this->enqueue(...));
    }

    private function enqueue(string $hook): void
    {
        $screen = get_current_screen();
        $isOurs = $screen !== null && ContentType::tryFrom($screen->post_type) !== null;
        $isEdit = $isOurs && in_array($hook, ['post.php', 'post-new.php'], true);
        $isSettings = str_contains($hook, SettingsMenu::PAGE) && $screen?->base !== 'post';
        if (!$isEdit && !($isOurs && $hook === 'edit.php') && !$isSettings) {
            return;
        }
        wp_enqueue_style('passerelle-admin', $this->url('admin.css'), [], $this->version('admin.css'));
        $isHome = str_contains($hook, HomeScreen::PAGE);
        foreach ($isEdit ? self::SCRIPTS : ($isHome ? self::HOME_SCRIPTS : []) as $script) {
            wp_enqueue_script("passerelle-admin-{$script}", $this->url("{$script}.js"), [], $this->version("{$script}.js"), ['strategy' => 'defer', 'in_footer' => true]);
        }
    }

    private function url(string $name): string
    {
        return plugins_url("assets/admin/{$name}", $this->file);
    }

    /** A changed file has another address, so that browsers may keep it. */
    private function version(string $name): string
    {
        return (string) filemtime(dirname($this->file) . "/assets/admin/{$name}");
    }
}
