<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use RuntimeException;
use SensitiveParameter;

/** List of common passwords, compared case-insensitively: config/common-passwords.txt, one per line, lower case. */
final readonly class CommonPasswords
{
    private const FILE = 'common-passwords.txt';

    private function __construct(private string $path)
    {
    }

    public static function fromDirectory(string $directory): self
    {
        return new self("{$directory}/" . self::FILE);
    }

    /** @throws RuntimeException when the list is missing: no password is accepted unchecked */
    public function has(#[SensitiveParameter] string $password): bool
    {
        $list = file_get_contents($this->path);
        if ($list === false || $list === '') {
            throw new RuntimeException('The list of common passwords is missing.');
        }
        $password = mb_strtolower($password);

        return !str_contains($password, "\n") && str_contains("\n{$list}", "\n{$password}\n");
    }
}
