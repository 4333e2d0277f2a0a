<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Targets of links and references in documents. A link does nothing by itself, so only those are dangerous that do harm when they are followed. */
final class LinkTarget
{
    /** Schemes that readers or browsers execute, or that start a program with what the document says. */
    private const DANGEROUS = '~^(javascript|vbscript|data|smb|shell|mhtml|search|search-ms|ms-[a-z-]+|its|ldap|jar)\s*:~i';
    private const SCHEME = '~^[a-z][a-z0-9+.-]+:~i';
    private const FILE = '~^file:~i';
    private const DRIVE = '~^/?[a-z]:/~i';
    /** Two slashes at the beginning, or behind the name of a drive. */
    private const OTHER_MACHINE = '~^/?([a-z]:)?//~i';
    private const PROGRAM = '~\.(exe|scr|bat|cmd|ps1|vbs?|jse?|wsf|hta|lnk|jar|msi|reg|scf|url|dll|pif|cpl|app|command)([?#]|$)~i';
    /** End of a program on a disk; elsewhere it is the end of an address of the web. */
    private const PROGRAM_ON_DISK = '~\.com([?#]|$)~i';
    /** "Macintosh HD:Users:awa:CV.dotx", as Word for Mac wrote paths. */
    private const CLASSIC_MAC = '~^[^/:]+(:[^/:]+){2,}$~';
    private const DECODINGS = 3;

    /** Whether somebody who follows the link runs something, or shows their credentials to another machine. */
    public static function isDangerous(string $target): bool
    {
        $plain = self::plain($target);
        $isFile = preg_match(self::FILE, $plain) === 1 || preg_match(self::DRIVE, $plain) === 1;

        return match (true) {
            preg_match(self::DANGEROUS, $plain) === 1 => true,
            $isFile => self::localPath($target) === null || preg_match(self::PROGRAM, $plain) === 1 || preg_match(self::PROGRAM_ON_DISK, $plain) === 1,
            preg_match(self::SCHEME, $plain) === 1 => false,
            default => str_starts_with($plain, '//') || preg_match(self::PROGRAM, $plain) === 1,
        };
    }

    /** @return string|null a path on the disk of whoever opens the document; null: somewhere else */
    public static function localPath(string $target): ?string
    {
        $plain = self::plain($target);
        if (preg_match(self::FILE, $plain) === 1) {
            $path = (string) preg_replace('~^file:(//(localhost)?(?=/))?~i', '', $plain);

            return preg_match(self::OTHER_MACHINE, $path) === 1 ? null : $path;
        }
        $isElsewhere = preg_match(self::OTHER_MACHINE, $plain) === 1 || preg_match(self::DANGEROUS, $plain) === 1
            || (preg_match(self::SCHEME, $plain) === 1 && (preg_match(self::CLASSIC_MAC, $plain) !== 1 || preg_match('~^(https?|ftp|mailto|tel):~i', $plain) === 1));

        return $plain === '' || $isElsewhere ? null : $plain;
    }

    /** Without escapes, control characters and backslashes, which readers treat alike. */
    private static function plain(string $target): string
    {
        for ($round = 0; $round < self::DECODINGS && str_contains($target, '%'); $round++) {
            $target = rawurldecode($target);
        }

        return strtr(trim((string) preg_replace('~[\x00-\x1f\x7f]~', '', $target)), '\\', '/');
    }
}
