<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\GraphQL;

use Passerelle\Newsletter\Requests\Request;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;

/** A subscription as its link shows it, without sectors and countries that were deleted since. */
final readonly class SubscriptionAnswer
{
    public function __construct(private Sectors $sectors, private Countries $countries)
    {
    }

    /** @return array{email: string, language: string, sectorIds: list<int>, countryIds: list<int>, state: string} */
    public function of(Subscriber $subscriber): array
    {
        return [
            'email' => self::masked($subscriber->email),
            'language' => $subscriber->language->value,
            'sectorIds' => array_values(array_intersect($subscriber->sectorIds, array_keys($this->sectors->keys()))),
            'countryIds' => array_values(array_intersect($subscriber->countryIds, array_keys($this->countries->codes()))),
            'state' => $subscriber->state->value,
        ];
    }

    /** @return array{email: string, language: string, sectorIds: list<int>, countryIds: list<int>, state: string} */
    public function ofRequest(Request $request): array
    {
        return [
            'email' => self::masked($request->email),
            'language' => $request->language->value,
            'sectorIds' => [],
            'countryIds' => [],
            'state' => SubscriptionState::Pending->value,
        ];
    }

    /** The first letter and the host: letters are forwarded, and their links with them. Addresses are ASCII. */
    private static function masked(string $email): string
    {
        return substr($email, 0, 1) . '…' . substr($email, (int) strrpos($email, '@'));
    }
}
