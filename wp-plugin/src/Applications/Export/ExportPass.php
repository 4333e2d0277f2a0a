<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Stage;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionStore;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/**
 * Signed permission to read the pages and files of one export: "session.user.call.stage.end.signature". An export may take longer than an access
 * token is valid, and its answer has begun when that could be renewed. It ends with the session, and rights are checked for each page.
 */
final readonly class ExportPass
{
    private const PATTERN = '/^(\d{1,18})\.(\d{1,18})\.(\d{1,18})\.(\d{1,2})\.(\d{1,12})$/D';

    public function __construct(
        #[From(TokenKeys::class, 'derive', 'passerelle application export')] private DerivedKeys $keys,
        private SessionStore $sessions,
        private ViewerFactory $viewers,
        private Clock $clock,
        #[Limit('applicationExports', 'passSeconds')] private int $seconds,
    ) {
    }

    public function issue(Session $session, int $callId, Stage $stage): string
    {
        $text = implode('.', [$session->id, $session->userId, $callId, $stage->number, $this->clock->now()->getTimestamp() + $this->seconds]);

        return "{$text}." . $this->keys->sign($text);
    }

    /** @throws DomainError not_found: forged, expired, or its session has ended */
    public function read(#[SensitiveParameter] string $pass): PermittedExport
    {
        $end = (int) strrpos($pass, '.');
        $text = substr($pass, 0, $end);
        if (!$this->keys->verify($text, substr($pass, $end + 1)) || preg_match(self::PATTERN, $text, $parts) !== 1) {
            throw DomainError::notFound();
        }
        [, $sessionId, $userId, $callId, $stage, $until] = array_map(intval(...), $parts);
        $session = $this->sessions->find($sessionId);
        if ($until < $this->clock->now()->getTimestamp() || $session === null || $session->isEnded || $session->userId !== $userId) {
            throw DomainError::notFound();
        }

        return new PermittedExport($this->viewers->of($userId), $callId, $stage);
    }
}
