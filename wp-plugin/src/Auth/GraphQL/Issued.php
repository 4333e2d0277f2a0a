<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Rights\ViewerFactory;

/** A PasserelleSignedIn: the signed-in person and the tokens for the browser. */
final class Issued
{
    /** @return array<string, mixed> */
    public static function of(IssuedSession $session, ViewerFactory $viewers): array
    {
        return [
            'user' => Person::of($viewers->of($session->userId)),
            'accessToken' => $session->accessToken,
            'accessSeconds' => $session->accessSeconds,
            'refreshToken' => $session->refreshToken,
            'refreshSeconds' => $session->refreshSeconds,
            'deviceProof' => $session->deviceProof,
            'deviceSeconds' => $session->deviceSeconds,
        ];
    }
}
