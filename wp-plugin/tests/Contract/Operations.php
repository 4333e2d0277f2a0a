<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use LogicException;

/** The operations of the frontend, each with the fragments that it needs. */
final readonly class Operations
{
    private const SOURCES = __DIR__ . '/../../../frontend/src';

    /** The values of each form, which codegen selects from the schema. */
    private const GENERATED = __DIR__ . '/../../../frontend/shared/graphql/generated/fragments';

    /** What the build knows of each operation. */
    private const MANIFEST = __DIR__ . '/../../../frontend/shared/graphql/generated/manifest.ts';

    /** @param array<string, string> $operations text by name */
    private function __construct(private array $operations, private string $fragments)
    {
    }

    /** Operations of the files as they were when this process first asked. */
    public static function read(): self
    {
        static $read = null;

        return $read ??= self::readFiles();
    }

    private static function readFiles(): self
    {
        $operations = [];
        $fragments = '';
        foreach (self::files() as $path) {
            $text = (string) file_get_contents($path);
            if (preg_match('/^(query|mutation)\s+(\w+)/m', $text, $match) === 1) {
                $operations[$match[2]] = $text;
            } else {
                $fragments .= $text . "\n";
            }
        }
        ksort($operations);

        return new self($operations, $fragments);
    }

    /** @return list<string> */
    public function names(): array
    {
        return array_keys($this->operations);
    }

    /** @return list<string> those whose answers are the same for everybody, and are cached */
    public function publicNames(): array
    {
        preg_match_all("/name: '(\w+)',\s+kind: '\w+',\s+public: (true|false)/", (string) file_get_contents(self::MANIFEST), $found, PREG_SET_ORDER);
        if (count($found) !== count($this->operations)) {
            throw new LogicException('The manifest of the build does not list the operations of the sources.');
        }
        $public = array_filter($found, static fn (array $each): bool => $each[2] === 'true');

        return array_values(array_map(static fn (array $each): string => $each[1], $public));
    }

    public function document(string $name): string
    {
        $document = $this->operations[$name] ?? throw new LogicException("The frontend has no operation {$name}.");
        $added = [];
        while (preg_match_all('/\.\.\.\s*(\w+)/', $document, $spreads) > 0) {
            $missing = array_diff(array_unique($spreads[1]), $added, ['on']);
            if ($missing === []) {
                break;
            }
            foreach ($missing as $fragment) {
                $document .= "\n" . $this->fragment($fragment);
                $added[] = $fragment;
            }
        }

        return $document;
    }

    private function fragment(string $name): string
    {
        if (preg_match("/^fragment {$name} on .*?^\}/ms", $this->fragments, $match) !== 1) {
            throw new LogicException("The frontend has no fragment {$name}.");
        }

        return $match[0];
    }

    /** @return list<string> */
    private static function files(): array
    {
        $files = [];
        foreach ([self::SOURCES, self::GENERATED] as $directory) {
            foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($directory, \FilesystemIterator::SKIP_DOTS)) as $file) {
                if ($file instanceof \SplFileInfo && $file->getExtension() === 'graphql') {
                    $files[] = $file->getPathname();
                }
            }
        }
        sort($files);

        return $files;
    }
}
