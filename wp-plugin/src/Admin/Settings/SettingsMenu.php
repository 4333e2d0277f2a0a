<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Home\HomeScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Rights\Capability;

/** The plugin's own menu: texts of the site, the home page, names of sectors and countries. */
final readonly class SettingsMenu implements AdminPart
{
    public const PAGE = 'passerelle';
    private const POSITION = 4;

    public function __construct(
        private Texts $texts,
        private HomeScreen $home,
        private SiteTextsScreen $siteTexts,
        private NamesScreen $sectors,
        private NamesScreen $countries,
    ) {
    }

    public function register(): void
    {
        add_action('admin_menu', $this->add(...));
    }

    private function add(): void
    {
        $title = $this->texts->get('menu.site');
        $hook = add_menu_page(
            $title,
            $this->texts->get('menu.title'),
            Capability::MANAGE_REFERENCE,
            self::PAGE,
            $this->siteTexts->render(...),
            'dashicons-admin-site-alt3',
            self::POSITION,
        );
        add_action("load-{$hook}", $this->siteTexts->save(...));
        add_submenu_page(self::PAGE, $title, $title, Capability::MANAGE_REFERENCE, self::PAGE);
        $name = $this->texts->get('menu.home');
        $hook = add_submenu_page(self::PAGE, $name, $name, Capability::MANAGE_REFERENCE, HomeScreen::PAGE, $this->home->render(...));
        add_action("load-{$hook}", $this->home->save(...));
        foreach (['menu.sectors' => $this->sectors, 'menu.countries' => $this->countries] as $key => $screen) {
            $name = $this->texts->get($key);
            $hook = add_submenu_page(self::PAGE, $name, $name, Capability::MANAGE_REFERENCE, $screen->page(), $screen->render(...));
            add_action("load-{$hook}", $screen->save(...));
        }
    }
}
