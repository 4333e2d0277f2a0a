<?php

declare(strict_types=1);

namespace Passerelle\Build;

use Passerelle\Kernel\Composition\Factory;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use SplFileInfo;
use Throwable;

/** The classes of `src` that can be services: all but values, which nothing asks for by their type. */
final readonly class Sources
{
    /** @param string $namespace of the folder, with its backslash */
    public function __construct(private string $folder, private string $namespace = 'Passerelle\\')
    {
    }

    /** @return list<ReflectionClass<object>> in the order of their names */
    public function classes(): array
    {
        $classes = [];
        /** @var iterable<SplFileInfo> $files */
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($this->folder, RecursiveDirectoryIterator::SKIP_DOTS));
        foreach ($files as $file) {
            $text = (string) file_get_contents($file->getPathname());
            // What extends a class of WordPress or of its mailer cannot be loaded here; those are made where they are used.
            $isClass = preg_match('/^namespace .*?^(final |readonly )*class /ms', $text) === 1;
            if (!$isClass || preg_match('/ extends (WP_|SMTP\b|PHPMailer\b)/', $text) === 1) {
                continue;
            }
            $name = $this->namespace . str_replace(['/', '.php'], ['\\', ''], substr($file->getPathname(), strlen($this->folder) + 1));
            if (class_exists($name)) {
                $classes[$name] = new ReflectionClass($name);
            }
        }
        ksort($classes);

        return array_values(array_filter($classes, self::canBeService(...)));
    }

    /** @param ReflectionClass<object> $class */
    private static function canBeService(ReflectionClass $class): bool
    {
        return ($class->isInstantiable() || $class->getAttributes(Factory::class) !== [])
            && !$class->implementsInterface(Throwable::class)
            && !str_starts_with($class->getName(), 'Passerelle\Kernel\Composition\\')
            && $class->getName() !== 'Passerelle\Plugin';
    }
}
