<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use Passerelle\Tests\Architecture\ModuleOrder;
use PHPUnit\Framework\TestCase;

/** Every directory of src has its place in the order that the import rules are made from. */
final class ModuleOrderTest extends TestCase
{
    private const SOURCE = __DIR__ . '/../../../src';

    public function testEveryDirectoryIsAModuleOfTheOrderAndEveryModuleADirectory(): void
    {
        $modules = ModuleOrder::modules();
        sort($modules);

        self::assertSame(array_map(basename(...), glob(self::SOURCE . '/*', GLOB_ONLYDIR) ?: []), $modules);
    }

    public function testOnlyTheCompositionRootIsOutsideOfModules(): void
    {
        $root = ['AccountModules.php', 'Contributions.php', 'DashboardContext.php', 'DashboardListeners.php', 'DashboardModules.php', 'Plugin.php', 'TypeDefinitions.php'];
        self::assertSame($root, array_map(basename(...), glob(self::SOURCE . '/*.php') ?: []));
    }
}
