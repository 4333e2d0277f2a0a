<?php

declare(strict_types=1);

namespace Passerelle\Build;

use Closure;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Composition\Container;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Lazy;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Composition\Uncollected;
use Passerelle\Kernel\Config;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use ReflectionParameter;
use Symfony\Component\DependencyInjection\Argument\ServiceClosureArgument;
use Symfony\Component\DependencyInjection\Compiler\DefinitionErrorExceptionPass;
use Symfony\Component\DependencyInjection\Compiler\InlineServiceDefinitionsPass;
use Symfony\Component\DependencyInjection\Compiler\PassConfig;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Definition;
use Symfony\Component\DependencyInjection\Dumper\PhpDumper;
use Symfony\Component\DependencyInjection\Reference;

/** Composes the classes of `src` by the types of their constructors, and writes the class that builds them. */
final class Compiler
{
    public const CLASS_NAME = 'PluginContainer';
    public const NAMESPACE = 'Passerelle\Generated';

    private readonly ContainerBuilder $builder;

    /** @var array<class-string, ReflectionClass<object>> */
    private array $classes = [];

    /** @var array<class-string, class-string> the only class of an interface */
    private array $aliases = [];

    public function __construct(private readonly Sources $sources)
    {
        $this->builder = new ContainerBuilder();
    }

    /**
     * @param callable(ContainerBuilder): void $compose adds what types do not say
     * @param list<class-string> $roots what is asked for from outside; what they do not need is left out
     */
    public function compile(callable $compose, array $roots): string
    {
        foreach ($this->sources->classes() as $class) {
            $this->classes[$class->getName()] = $class;
            $this->builder->register($class->getName(), $class->getName())->setAutowired(true);
        }
        $this->aliasInterfaces();
        foreach ($this->classes as $class) {
            $this->configure($class);
        }
        $compose($this->builder);
        foreach ($roots as $root) {
            $this->builder->getDefinition($root)->setPublic(true);
        }
        $this->setPasses();
        $this->builder->compile();

        return $this->dump();
    }

    /** An interface that one class implements is that class. */
    private function aliasInterfaces(): void
    {
        $implementing = [];
        foreach ($this->classes as $class) {
            foreach ($class->getInterfaceNames() as $interface) {
                $implementing[$interface][] = $class->getName();
            }
        }
        foreach ($implementing as $interface => $classes) {
            if (count($classes) === 1) {
                $this->builder->setAlias($interface, $classes[0]);
                $this->aliases[$interface] = $classes[0];
            }
        }
    }

    /** @param ReflectionClass<object> $class */
    private function configure(ReflectionClass $class): void
    {
        $definition = $this->builder->getDefinition($class->getName());
        $factory = self::attribute($class, Factory::class);
        if ($factory !== null) {
            $definition->setFactory([$class->getName(), $factory->method]);
        }
        $method = $factory === null ? $class->getConstructor() : new ReflectionMethod($class->getName(), $factory->method);
        foreach ($method?->getParameters() ?? [] as $parameter) {
            $this->argument($definition, $parameter, $class->getName());
        }
    }

    private function argument(Definition $definition, ReflectionParameter $parameter, string $class): void
    {
        foreach ($parameter->getAttributes() as $attribute) {
            $rule = $attribute->newInstance();
            if ($rule instanceof All && $parameter->isVariadic()) {
                foreach ($this->all($rule->interface, $class) as $index => $service) {
                    $definition->setArgument($parameter->getPosition() + $index, $service);
                }
                continue;
            }
            $value = match (true) {
                $rule instanceof Limit => self::call([Limit::class, 'of'], new Reference(Config::class), $rule->group, $rule->name, $rule->times),
                $rule instanceof From => $this->from($rule),
                $rule instanceof All && self::isClosure($parameter) => $this->listLater($rule->interface, $class),
                $rule instanceof All => $this->list($rule->interface, $class),
                $rule instanceof Lazy => new ServiceClosureArgument(new Reference($rule->service)),
                default => null,
            };
            if ($value !== null) {
                $definition->setArgument('$' . $parameter->getName(), $value);
            }
        }
    }

    /**
     * @param class-string $interface
     * @return list<Reference>
     */
    private function all(string $interface, string $except): array
    {
        $found = [];
        foreach ($this->classes as $name => $class) {
            if ($name !== $except && $class->implementsInterface($interface) && self::attribute($class, Uncollected::class) === null) {
                $found[$name] = self::attribute($class, Priority::class)->value ?? 0;
            }
        }
        if ($found === []) {
            // Fails the compilation where the class is needed.
            $this->builder->getDefinition($except)->addError("No class implements {$interface}, which {$except} collects.");
        }
        $names = array_keys($found);
        usort($names, static fn (string $a, string $b): int => [$found[$b], $a] <=> [$found[$a], $b]);

        return array_map(static fn (string $name): Reference => new Reference($name), $names);
    }

    private static function isClosure(ReflectionParameter $parameter): bool
    {
        $type = $parameter->getType();

        return $type instanceof ReflectionNamedType && $type->getName() === Closure::class;
    }

    /** @param class-string $interface */
    private function list(string $interface, string $except): mixed
    {
        $all = $this->all($interface, $except);

        return $this->canBeMissing($all) ? self::call([All::class, 'present'], $all) : $all;
    }

    /** @param class-string $interface */
    private function listLater(string $interface, string $except): mixed
    {
        $all = $this->all($interface, $except);
        $later = new ServiceClosureArgument($all);

        return $this->canBeMissing($all) ? self::call([All::class, 'presentLater'], $later) : $later;
    }

    /** @param list<Reference> $services whose factories may find that the configuration has no such service */
    private function canBeMissing(array $services): bool
    {
        foreach ($services as $service) {
            $class = $this->classes[(string) $service];
            $factory = self::attribute($class, Factory::class);
            if ($factory !== null && $class->getMethod($factory->method)->getReturnType()?->allowsNull() === true) {
                return true;
            }
        }

        return false;
    }

    private function from(From $rule): Definition
    {
        $isStatic = (new ReflectionMethod($rule->class, $rule->method))->isStatic();

        return self::call([$isStatic ? $rule->class : new Reference($rule->class), $rule->method], ...$rule->arguments);
    }

    /** @param array{class-string|Reference, string} $method */
    public static function call(array $method, mixed ...$arguments): Definition
    {
        return (new Definition(Closure::class))->setFactory($method)->setArguments(array_values($arguments));
    }

    /** Each service keeps a method of its own, so that the command line and tests can ask for it. */
    private function setPasses(): void
    {
        $config = $this->builder->getCompilerPassConfig();
        $passes = [];
        foreach ($config->getRemovingPasses() as $pass) {
            if ($pass instanceof InlineServiceDefinitionsPass) {
                $pass = new PublishServices($this->aliases);
            }
            $passes[] = $pass;
        }
        $config->setRemovingPasses($passes);
    }

    private function dump(): string
    {
        /** @var string $code */
        $code = (new PhpDumper($this->builder))->dump([
            'class' => self::CLASS_NAME,
            'namespace' => self::NAMESPACE,
            'base_class' => '\\' . Container::class,
            'debug' => false,
        ]);

        // What the library adds for readers and for its own run time. The list of removed ids has all classes that are no services:
        // it would make the file differ, and conflict, with each new one.
        $code = (string) preg_replace([
            '#^    /\*\n.*?\*/\n#ms',
            '#^/\*\n.*?\*/\n#ms',
            '#^use Symfony.*?;\n+#m',
            '#^    protected \$parameters = \[\];\n\n#m',
            '#^    public function (?:compile|isCompiled|getRemovedIds)\(\).*?^    \}\n\n#ms',
        ], '', $code);

        return str_replace("<?php\n\n", "<?php\n\n// Written by scripts/container.php from the constructors of src; not edited.\n\n", $code);
    }

    /**
     * @template T of object
     * @param ReflectionClass<object> $class
     * @param class-string<T> $attribute
     * @return T|null
     */
    private static function attribute(ReflectionClass $class, string $attribute): ?object
    {
        return ($class->getAttributes($attribute)[0] ?? null)?->newInstance();
    }
}
