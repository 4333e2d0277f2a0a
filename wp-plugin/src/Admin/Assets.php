<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Admin\Home\HomeScreen;
use Passerelle\Admin\Newsletter\NewsletterScreen;
use Passerelle\Admin\Settings\SettingsMenu;
use Passerelle\Kernel\Composition\From;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\PluginFolder;

/** Styles and scripts of the plugin's admin screens, and of no other. */
final readonly class Assets implements AdminPart
{
    private const SCRIPTS = ['summary', 'rows', 'checklist', 'picker'];
    /** Written by the build of the frontend. Without it, the HTML of long texts is edited in text areas. */
    private const RICH_TEXT = 'build/rich-text.js';
    private const PICKER_SCRIPTS = ['picker'];
    /** Settings with pickers of records. */
    private const PICKER_PAGES = [HomeScreen::PAGE, NewsletterScreen::PAGE];

    /** @param string $file the plugin's main file */
    public function __construct(#[From(PluginFolder::class, 'mainFile')] private string $file)
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
        wp_enqueue_style('passerelle-admin', $this->url('admin/admin.css'), [], $this->version('admin/admin.css'));
        $hasPickers = array_filter(self::PICKER_PAGES, static fn (string $page): bool => str_contains($hook, $page)) !== [];
        foreach ($isEdit ? self::SCRIPTS : ($hasPickers ? self::PICKER_SCRIPTS : []) as $script) {
            $this->enqueueScript($script, "admin/{$script}.js");
        }
        if ($isEdit && is_file($this->path(self::RICH_TEXT))) {
            $this->enqueueScript('rich-text', self::RICH_TEXT);
            // WordPress would replace emoji by images, which texts may not contain; on block editor screens it does not.
            remove_action('admin_print_scripts', 'print_emoji_detection_script');
        }
    }

    private function enqueueScript(string $name, string $path): void
    {
        wp_enqueue_script("passerelle-admin-{$name}", $this->url($path), [], $this->version($path), ['strategy' => 'defer', 'in_footer' => true]);
    }

    private function url(string $path): string
    {
        return plugins_url("assets/{$path}", $this->file);
    }

    private function path(string $path): string
    {
        return dirname($this->file) . "/assets/{$path}";
    }

    /** Versioned URL, so that browsers may cache the file. */
    private function version(string $path): string
    {
        return (string) filemtime($this->path($path));
    }
}
