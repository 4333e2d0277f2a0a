<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use Passerelle\Calls\Links\LinkState;

/** Checks one link: asks for the headers, then for the page where a server does not like that, and follows redirects. */
final readonly class Probe
{
    /** Answers of pages that people can open, to programs that they do not want. */
    private const REFUSES_PROGRAMS = [401, 403, 405, 406, 429, 451, 999];
    private const NANOSECONDS = 1_000_000_000;

    public function __construct(private Destinations $destinations, private Transport $transport, private ProbeLimits $limits)
    {
    }

    public function __invoke(string $url): Finding
    {
        $end = self::now() + $this->limits->seconds;
        $first = $last = null;
        try {
            for ($redirects = 0; $redirects <= $this->limits->redirects; $redirects++) {
                $to = $this->destinations->of($url);
                $first ??= $to->host;
                $answer = $this->ask($to, $end);
                $last = $to->host;
                if ($answer->redirect === null) {
                    return new Finding(self::state($answer, $first, $last), $last);
                }
                $url = $answer->redirect;
            }
        } catch (NotFetched $refusal) {
            return new Finding($refusal->isReachable ? LinkState::Unchecked : LinkState::Dead, $last);
        } catch (TransportFailed $failure) {
            return new Finding($failure->isCertificate ? LinkState::BadCertificate : LinkState::Dead, $last);
        }

        return new Finding(LinkState::Dead, $last);
    }

    /** @throws TransportFailed */
    private function ask(Destination $to, float $end): Answer
    {
        try {
            $answer = $this->transport->send($to, true, $this->secondsUntil($end));
            if (!$answer->isError()) {
                return $answer;
            }
        } catch (TransportFailed $failure) {
            if ($failure->isCertificate) {
                throw $failure;
            }
        }

        return $this->transport->send($to, false, $this->secondsUntil($end));
    }

    private static function state(Answer $answer, string $first, string $last): LinkState
    {
        if ($answer->isError() && !in_array($answer->status, self::REFUSES_PROGRAMS, true)) {
            return LinkState::Dead;
        }

        return RegistrableHost::of($first) === RegistrableHost::of($last) ? LinkState::Ok : LinkState::Moved;
    }

    /** @throws TransportFailed */
    private function secondsUntil(float $end): float
    {
        $left = $end - self::now();

        return $left > 0 ? min($left, $this->limits->requestSeconds) : throw new TransportFailed('No time is left.');
    }

    /** Seconds of a clock that nobody sets. */
    private static function now(): float
    {
        return hrtime(true) / self::NANOSECONDS;
    }
}
