<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use Passerelle\Kernel\Commands;
use Passerelle\Tests\IntegrationTestCase;

/** What operators run is in the plugin, since production has nothing of wp-env. */
final class CommandsTest extends IntegrationTestCase
{
    private const DOCS = __DIR__ . '/../../../../docs';
    private const NAMES = [
        'applications:removed',
        'applications:restore',
        'audit:verify',
        'catalogue:rebuild',
        'catalogue:verify',
        'consents:export',
        'consents:purge',
        'figures:compute',
        'moderation:rebuild',
        'moderation:verify',
        'newsletter:bounce',
        'outbox:status',
        'outbox:work',
        'sign-in-link',
    ];

    public function testThePluginHasTheCommandsOfOperators(): void
    {
        $names = array_keys((array) apply_filters(Commands::FILTER, []));
        sort($names);

        self::assertSame(self::NAMES, $names);
    }

    public function testTheDocumentationNamesExistingCommandsOnlyAndAllOfThem(): void
    {
        $named = [];
        foreach (glob(self::DOCS . '/{*,decisions/*}.md', GLOB_BRACE) ?: [] as $file) {
            preg_match_all('/(?:wp passerelle|`…) ([a-z-]+(?: [a-z]+)?)/', (string) file_get_contents($file), $found);
            array_push($named, ...array_map(static fn (string $words): string => str_replace(' ', ':', $words), $found[1]));
        }
        $named = array_values(array_unique($named));
        sort($named);

        self::assertSame(self::NAMES, $named);
    }
}
