<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;

/** Addresses of the thread of an application in the workspace: each side reads it on its own screen of the application. */
final readonly class ThreadScreen
{
    /** Address within the screen. */
    public const PLACE = '#messages';
    /** Keys in paths.json. */
    private const OF_APPLICANT = 'application';
    private const OF_TEAM = 'receivedApplication';
    private const OF_MENTOR = 'mentoredApplication';

    public function __construct(private Config $config)
    {
    }

    /** Path on the public site. */
    public function path(ThreadSide $side, int $applicationId, Lang $language): string
    {
        return str_replace(':id', (string) $applicationId, $this->config->pagePath(self::of($side), $language->value)) . self::PLACE;
    }

    /** @return string key in paths.json */
    public static function of(ThreadSide $side): string
    {
        return match ($side) {
            ThreadSide::Applicant => self::OF_APPLICANT,
            ThreadSide::Team => self::OF_TEAM,
            ThreadSide::Mentor => self::OF_MENTOR,
        };
    }
}
