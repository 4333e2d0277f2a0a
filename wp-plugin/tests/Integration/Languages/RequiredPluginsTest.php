<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Languages;

use Passerelle\Tests\IntegrationTestCase;
use WP_Error;

/** The plugin names the plugins that it requires; activation works with the real ones and with the stand-ins, and not without. */
final class RequiredPluginsTest extends IntegrationTestCase
{
    private const PLUGIN = 'passerelle/passerelle.php';

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        \WP_Plugin_Dependencies::initialize();
    }

    public function testHeader(): void
    {
        $data = get_plugin_data(WP_PLUGIN_DIR . '/' . self::PLUGIN, false, false);

        self::assertSame('wp-graphql, polylang', $data['RequiresPlugins']);
        self::assertCount(2, \WP_Plugin_Dependencies::get_dependencies(self::PLUGIN));
    }

    public function testActivationIsAllowedWithThem(): void
    {
        self::assertTrue(validate_plugin_requirements(self::PLUGIN));
    }

    public function testActivationIsRefusedWithoutThem(): void
    {
        update_option('active_plugins', [self::PLUGIN]);
        $answer = validate_plugin_requirements(self::PLUGIN);

        self::assertInstanceOf(WP_Error::class, $answer);
        self::assertSame('plugin_missing_dependencies', $answer->get_error_code());
    }
}
