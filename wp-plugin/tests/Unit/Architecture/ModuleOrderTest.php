<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use Passerelle\Tests\Architecture\ModuleOrder;
use PHPUnit\Framework\TestCase;

/** Every directory of src has its place in the order that the import rules are made from, and in the documentation. */
final class ModuleOrderTest extends TestCase
{
    private const SOURCE = __DIR__ . '/../../../src';
    private const DOCUMENT = __DIR__ . '/../../../README.md';

    public function testEveryDirectoryIsAModuleOfTheOrderAndEveryModuleADirectory(): void
    {
        $modules = ModuleOrder::modules();
        $nouns = array_values(array_filter($modules, static fn (string $module): bool => !str_contains($module, '\\')));
        sort($nouns);

        self::assertSame(array_map(basename(...), glob(self::SOURCE . '/*', GLOB_ONLYDIR) ?: []), $nouns);
        self::assertSame([], array_filter($modules, static fn (string $module): bool => !is_dir(self::SOURCE . '/' . strtr($module, '\\', '/'))));
    }

    public function testOnlyTheCompositionRootIsOutsideOfModules(): void
    {
        self::assertSame(['Plugin.php', 'TypeDefinitions.php'], array_map(basename(...), glob(self::SOURCE . '/*.php') ?: []));
    }

    public function testTheDocumentationListsTheModulesInTheirOrder(): void
    {
        $row = [];
        foreach (ModuleOrder::ROWS as $number => $modules) {
            $row += array_fill_keys($modules, $number);
        }
        $listed = self::documented();

        self::assertEqualsCanonicalizing(ModuleOrder::modules(), $listed);
        $rows = array_map(static fn (string $module): int => $row[$module], $listed);
        $sorted = $rows;
        sort($sorted);
        self::assertSame($sorted, $rows);
    }

    /** @return list<string> names at the begin of a line of the list, and after a gap in it */
    private static function documented(): array
    {
        self::assertSame(1, preg_match('/^## Modules of the plugin\n.*?^```\n(.*?)^Plugin .*?^```$/ms', (string) file_get_contents(self::DOCUMENT), $list));
        preg_match_all('/(?:^| {3,})([A-Z][\w\\\\]+(?:, [A-Z][\w\\\\]+)*) /m', $list[1], $found);

        return explode(', ', implode(', ', $found[1]));
    }
}
