<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Notices\SiteAddress;
use SensitiveParameter;

/**
 * Signed links of letters, of which nothing is stored. They work as often as they are used,
 * and end with the subscription, with its address, and when the address subscribes again.
 */
final readonly class SubscriptionLinks
{
    /** Key in paths.json. */
    private const PAGE = 'newsletter';
    /** Key in api-paths.json. */
    private const ONE_CLICK = 'newsletterOneClick';
    private const ASKS = ['action' => 'unsubscribe'];

    public function __construct(private LinkSecrets $secrets, private Config $config, private SubscriberStore $store)
    {
    }

    public function unsubscribe(Subscriber $subscriber): Unsubscribe
    {
        $language = $subscriber->language;
        $hash = ['hash' => $this->secret($subscriber)];
        $oneClick = [...$hash, ...$language === Lang::DEFAULT ? [] : ['language' => $language->value]];

        return new Unsubscribe(
            $this->address(self::PAGE, $language, [...$hash, ...self::ASKS]),
            SiteAddress::of($this->config->apiPath(self::ONE_CLICK)) . '?' . http_build_query($oneClick),
        );
    }

    public function preferencesUrl(Subscriber $subscriber): string
    {
        return $this->address(self::PAGE, $subscriber->language, ['hash' => $this->secret($subscriber)]);
    }

    /** @param string $secret of a request */
    public function confirmationUrl(#[SensitiveParameter] string $secret, Lang $language): string
    {
        return $this->address(self::PAGE, $language, ['hash' => $secret]);
    }

    public function secret(Subscriber $subscriber): string
    {
        return $this->secrets->make($subscriber->id, $subscriber->generation);
    }

    /** @throws DomainError not_found: not one of ours · link_expired: revoked */
    public function read(#[SensitiveParameter] string $secret): Subscriber
    {
        [$id, $generation] = $this->secrets->read($secret) ?? throw DomainError::notFound();
        $subscriber = $this->store->find($id);

        return $subscriber?->generation === $generation ? $subscriber : throw new DomainError('link_expired');
    }

    /** @param array<string, string> $query */
    private function address(string $page, Lang $language, #[SensitiveParameter] array $query): string
    {
        return SiteAddress::of($this->config->pagePath($page, $language->value)) . '?' . http_build_query($query);
    }
}
