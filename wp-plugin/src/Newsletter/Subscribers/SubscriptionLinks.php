<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Closure;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Notices\SiteAddress;
use SensitiveParameter;

/**
 * Signed links of letters, "subscriber-generation-signature", of which nothing is stored. They work as often as they are used,
 * and end with the subscription, with its address, and when the address subscribes again.
 */
final readonly class SubscriptionLinks
{
    private const FORM = '/\A([1-9]\d{0,18})-([1-9]\d{0,9})-[0-9a-f]{64}\z/';
    /** Of paths.json. */
    private const PAGE = 'newsletter';
    private const ONE_CLICK = 'newsletterOneClick';
    private const ASKS = ['action' => 'unsubscribe'];

    /** @param Closure(): string $key read on demand, so that a site without keys can run, without sign-in */
    public function __construct(private Closure $key, private Config $config, private SubscriberStore $store)
    {
    }

    public function unsubscribe(Subscriber $subscriber): Unsubscribe
    {
        $language = $subscriber->language;
        $hash = ['hash' => $this->secret($subscriber)];
        $oneClick = [...$hash, ...$language === Lang::DEFAULT ? [] : ['language' => $language->value]];

        return new Unsubscribe($this->address(self::PAGE, $language, [...$hash, ...self::ASKS]), $this->address(self::ONE_CLICK, $language, $oneClick));
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
        return $this->sign("{$subscriber->id}-{$subscriber->generation}");
    }

    /** @throws DomainError not_found: not one of ours · link_expired: revoked */
    public function read(#[SensitiveParameter] string $secret): Subscriber
    {
        if (preg_match(self::FORM, $secret, $parts) !== 1 || !hash_equals($this->sign("{$parts[1]}-{$parts[2]}"), $secret)) {
            throw DomainError::notFound();
        }
        $subscriber = $this->store->find((int) $parts[1]);

        return $subscriber?->generation === (int) $parts[2] ? $subscriber : throw new DomainError('link_expired');
    }

    /** @param array<string, string> $query */
    private function address(string $page, Lang $language, #[SensitiveParameter] array $query): string
    {
        return SiteAddress::of($this->config->pagePath($page, $language->value)) . '?' . http_build_query($query);
    }

    private function sign(string $text): string
    {
        return "{$text}-" . hash_hmac('sha256', $text, ($this->key)());
    }
}
