<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use PHPUnit\Framework\TestCase;

/** composer.json takes the place of a lock: what ships has one version everywhere. */
final class ShippedPackagesTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../../';

    public function testEveryShippedPackageHasItsExactVersionInComposerJson(): void
    {
        $installed = self::installed();
        self::assertNotSame([], $installed);
        self::assertEquals(self::declared(), $installed);
    }

    /** @return array<string, string> version by package */
    private static function declared(): array
    {
        /** @var array{require: array<string, string>} $manifest */
        $manifest = json_decode((string) file_get_contents(self::ROOT . 'composer.json'), true, flags: JSON_THROW_ON_ERROR);

        // PHP and its extensions have no vendor.
        return array_filter($manifest['require'], static fn (string $name): bool => str_contains($name, '/'), ARRAY_FILTER_USE_KEY);
    }

    /** @return array<string, string> version by package */
    private static function installed(): array
    {
        /** @var array{root: array{name: string}, versions: array<string, array{pretty_version?: string, dev_requirement: bool}>} $composer */
        $composer = require self::ROOT . 'vendor/composer/installed.php';
        $versions = [];
        foreach ($composer['versions'] as $name => $package) {
            // What another package replaces has no version.
            if (!$package['dev_requirement'] && isset($package['pretty_version']) && $name !== $composer['root']['name']) {
                $versions[$name] = ltrim($package['pretty_version'], 'v');
            }
        }

        return $versions;
    }
}
