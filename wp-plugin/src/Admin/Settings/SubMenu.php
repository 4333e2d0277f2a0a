<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Closure;

/** Screens of other modules in the plugin's own menu. */
final class SubMenu
{
    /** After the menu is registered. */
    private const PRIORITY = 20;

    /**
     * @param Closure(): string $title read when the menu is made, in the language of the person
     * @param Closure(): void $render
     * @param Closure(): void $load runs before anything is sent: answers forms and downloads
     */
    public static function add(string $page, string $capability, Closure $title, Closure $render, Closure $load): void
    {
        add_action('admin_menu', static function () use ($page, $capability, $title, $render, $load): void {
            $hook = add_submenu_page(SettingsMenu::PAGE, $title(), $title(), $capability, $page, $render);
            add_action("load-{$hook}", $load);
        }, self::PRIORITY);
    }

    /** @param array<string, string> $parameters */
    public static function address(string $page, array $parameters): string
    {
        return add_query_arg(array_map(rawurlencode(...), ['page' => $page, ...$parameters]), admin_url('admin.php'));
    }
}
