<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use LogicException;

/**
 * What the generated container needs at run time. It replaces the base class of the library that generates it, so that nothing
 * of that library, nor of psr/container, is loaded: other plugins bring those in versions of their own.
 */
abstract class Container
{
    /** @var array<string, object|null> by class */
    protected array $services = [];

    /** @var array<string, object|null> */
    protected array $privates = [];

    /** @var array<string, string> methods by class */
    protected array $methodMap = [];

    /** @var array<string, string> classes by interface */
    protected array $aliases = [];

    /** @var array<string, bool> */
    protected array $syntheticIds = [];

    /**
     * @template T of object
     * @param class-string<T> $id
     * @return T the one instance of the class, which is built when it is first asked for
     */
    public function get(string $id): object
    {
        $class = $this->aliases[$id] ?? $id;
        if (!isset($this->services[$class])) {
            $method = $this->methodMap[$class] ?? throw new LogicException("{$class} is no service that the plugin uses.");
            /** @var callable(self): object $make */
            $make = [static::class, $method];
            $make($this);
        }
        $service = $this->services[$class] ?? null;

        return $service instanceof $id ? $service : throw new LogicException("There is no {$class} in this configuration.");
    }

    /** Replaces a service before others are built with it: what WordPress has built, or a clock of tests. */
    public function set(string $id, object $service): void
    {
        $this->services[$this->aliases[$id] ?? $id] = $service;
    }
}
