<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Contact;

use Passerelle\Site\Contact\TeamAddress;
use Passerelle\Tests\IntegrationTestCase;

final class TeamAddressTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/template.php';
        $GLOBALS['wp_settings_errors'] = [];
        (new TeamAddress())->register();
        do_action('admin_init');
        update_option('admin_email', 'admin@example.test');
        delete_option(TeamAddress::OPTION);
    }

    public function testDefaultsToTheAdministratorsAddress(): void
    {
        self::assertSame('admin@example.test', TeamAddress::current());

        update_option(TeamAddress::OPTION, ' equipe@example.test ');

        self::assertSame('equipe@example.test', TeamAddress::current());
        self::assertSame([], get_settings_errors(TeamAddress::OPTION));
    }

    public function testInvalidAddressLeavesTheSettingUnchanged(): void
    {
        update_option(TeamAddress::OPTION, 'equipe@example.test');
        update_option(TeamAddress::OPTION, "equipe\nBcc: all@example.test");

        self::assertSame('equipe@example.test', TeamAddress::current());
        self::assertSame(['invalid_email'], array_column(get_settings_errors(TeamAddress::OPTION), 'code'));
    }

    public function testIsFieldOfTheGeneralSettingsWithItsLabel(): void
    {
        update_option(TeamAddress::OPTION, 'equipe@example.test');
        ob_start();
        do_settings_fields('general', 'default');
        $html = (string) ob_get_clean();

        self::assertStringContainsString('<label for="' . TeamAddress::OPTION . '">', $html);
        self::assertStringContainsString('id="' . TeamAddress::OPTION . '"', $html);
        self::assertStringContainsString('value="equipe@example.test"', $html);
    }

    public function testReportsMissingAddress(): void
    {
        add_filter('pre_option_admin_email', static fn (): string => 'none');

        self::assertNull(TeamAddress::current());
    }
}
