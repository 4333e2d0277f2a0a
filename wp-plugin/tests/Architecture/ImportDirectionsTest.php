<?php

declare(strict_types=1);

namespace Passerelle\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Imports flow one way, so there are no circles between modules. PHPStan runs these rules. */
final class ImportDirectionsTest
{
    /** @return iterable<string, Rule> */
    public function testModulesDependOnlyOnLowerModules(): iterable
    {
        foreach (ModuleOrder::forbidden() as $module => $forbidden) {
            yield $module => PHPat::rule()
                ->classes(self::module($module))
                ->shouldNotDependOn()
                ->classes(Selector::classname('Passerelle\Plugin'), ...array_map(self::module(...), $forbidden))
                ->because('tests/Architecture/ModuleOrder.php places them in the same row or above');
        }
    }

    /** What stands behind the catalogue's interface, so that a search server can take its place. */
    public function testOnlyTheCatalogueDependsOnTheIndex(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle'))
            ->excluding(self::module('Catalogue'), Selector::classname('Passerelle\Plugin'), Selector::inNamespace('Passerelle\Tests'))
            ->shouldNotDependOn()
            ->classes(self::module('Catalogue'))
            ->excluding(...array_map(
                static fn (string $name): SelectorInterface => Selector::classname("Passerelle\\Catalogue\\{$name}"),
                ModuleOrder::CATALOGUE_SURFACE,
            ))
            ->because('consumers use the interface and the values that go in and out');
    }

    /** Classes of a module, without the modules inside its folder. */
    private static function module(string $name): SelectorInterface
    {
        $inNamespace = static fn (string $module): SelectorInterface => Selector::inNamespace("Passerelle\\{$module}");
        $inside = array_map(static fn (string $each): SelectorInterface => Selector::Not($inNamespace($each)), ModuleOrder::inside($name));

        return $inside === [] ? $inNamespace($name) : Selector::AllOf($inNamespace($name), ...$inside);
    }
}
