<?php

/* The part of WP-CLI that commands register with, for static analysis only. */

// phpcs:ignoreFile
declare(strict_types=1);

class WP_CLI
{
    /**
     * @param callable(list<string>, array<string, string|true>): mixed $callable
     * @param array<string, mixed> $args
     */
    public static function add_command(string $name, callable $callable, array $args = []): bool
    {
        return true;
    }

    public static function halt(int $code): never
    {
        exit($code);
    }
}
