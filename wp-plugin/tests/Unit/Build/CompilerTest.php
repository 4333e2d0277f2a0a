<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build;

use LogicException;
use Passerelle\Build\Compiler;
use Passerelle\Build\Sources;
use Passerelle\Kernel\Composition\Container;
use Passerelle\Tests\Unit\Build\Circles\Circle;
use Passerelle\Tests\Unit\Build\Fixtures\Animal;
use Passerelle\Tests\Unit\Build\Fixtures\Cat;
use Passerelle\Tests\Unit\Build\Fixtures\Dog;
use Passerelle\Tests\Unit\Build\Fixtures\Empties;
use Passerelle\Tests\Unit\Build\Fixtures\Farm;
use Passerelle\Tests\Unit\Build\Fixtures\Farmer;
use Passerelle\Tests\Unit\Build\Fixtures\Feeder;
use Passerelle\Tests\Unit\Build\Fixtures\Measured;
use Passerelle\Tests\Unit\Build\Fixtures\Names;
use Passerelle\Tests\Unit\Build\Fixtures\Stray;
use Passerelle\Tests\Unit\Build\Fixtures\Unicorn;
use Passerelle\Tests\Unit\Build\Fixtures\Zoo;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Composition of classes by their types, on a few that need one another. */
final class CompilerTest extends TestCase
{
    private static int $number = 0;

    public function testServicesAreMadeOnceByTheirTypes(): void
    {
        $container = self::container(Farm::class);
        $farm = $container->get(Farm::class);

        self::assertSame($farm, $container->get(Farm::class));
        self::assertSame([Dog::class, Cat::class], array_map(static fn (Animal $animal): string => $animal::class, $farm->animals), 'By priority, without what is not there.');
        self::assertSame($container->get(Feeder::class), $farm->feeder);
        self::assertSame($farm->feeder, ($farm->later)());
        self::assertSame($farm->animals, ($container->get(Farmer::class)->animals)());
        self::assertSame(['name of farm', 'fr'], [$farm->name, $farm->language]);
    }

    public function testAServiceOfTheCallerReplacesTheOwnOne(): void
    {
        $container = self::container(Farm::class);
        $farmer = new Farmer(static fn (): array => []);
        $container->set(Feeder::class, $farmer);

        self::assertSame($farmer, $container->get(Farm::class)->feeder);
    }

    /** @return array<string, array{class-string, string}> */
    public static function missing(): array
    {
        return [
            'nothing needs it' => [Zoo::class, 'is no service that the plugin uses'],
            'made by others' => [Stray::class, 'is no service that the plugin uses'],
            'not there in this configuration' => [Unicorn::class, 'in this configuration'],
        ];
    }

    /** @param class-string $class */
    #[DataProvider('missing')]
    public function testWhatIsNotThereIsRefusedByItsName(string $class, string $reason): void
    {
        $this->expectException(LogicException::class);
        $this->expectExceptionMessageMatches('/' . preg_quote($class, '/') . '.*' . $reason . '/');
        self::container(Farm::class)->get($class);
    }

    /** Else each new class would change the file, and two of them on two branches would conflict. */
    public function testClassesThatNothingNeedsAreNotNamed(): void
    {
        self::assertDoesNotMatchRegularExpression('/\b(Zoo|Stray|Measured)\b/', self::code(Farm::class));
    }

    /** @return array<string, array{class-string, string}> */
    public static function faults(): array
    {
        return [
            'an interface of several classes' => [Zoo::class, 'references interface "' . Animal::class . '"'],
            'a value without an attribute' => [Measured::class, '$metres'],
            'no class of the interface' => [Empties::class, 'No class implements'],
        ];
    }

    /** @param class-string $root */
    #[DataProvider('faults')]
    public function testFaultsAreFoundWhenItIsWritten(string $root, string $message): void
    {
        $this->expectExceptionMessageMatches('/' . preg_quote($message, '/') . '/');
        self::code($root);
    }

    public function testACircleIsFoundWhenItIsWritten(): void
    {
        $compiler = new Compiler(new Sources(__DIR__ . '/Circles', __NAMESPACE__ . '\Circles\\'));

        $this->expectExceptionMessageMatches('/Circular reference/');
        $compiler->compile(static fn (): null => null, [Circle::class]);
    }

    /** @param class-string $root */
    private static function container(string $root): Container
    {
        $name = 'Container' . self::$number++;
        $code = str_replace('class ' . Compiler::CLASS_NAME, "class {$name}", self::code($root));
        $file = (string) tempnam(sys_get_temp_dir(), 'container');
        file_put_contents($file, $code);
        require $file;
        unlink($file);
        $class = Compiler::NAMESPACE . "\\{$name}";
        $container = new $class();
        self::assertInstanceOf(Container::class, $container);

        return $container;
    }

    /** @param class-string $root */
    private static function code(string $root): string
    {
        $sources = new Sources(__DIR__ . '/Fixtures', __NAMESPACE__ . '\Fixtures\\');

        return (new Compiler($sources))->compile(static fn (): null => null, [$root, Names::class]);
    }
}
