<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;

/** Stores the proof of a choice. Idempotent by key. */
final readonly class RecordConsent
{
    public const ID = '/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/D';

    public function __construct(private Proofs $proofs, private Config $config, private Clock $clock)
    {
    }

    /**
     * @param list<string> $granted in any order
     * @throws DomainError invalid_fields · idempotency_mismatch when the key was used for another choice
     */
    public function __invoke(string $key, string $consentId, array $granted, int $version, Lang $language): Proof
    {
        $this->check($key, $consentId, $granted, $version);
        $inOrder = array_values(array_intersect($this->config->choices('consentCategory'), $granted));
        $proof = new Proof(new Choice($consentId, $inOrder, $version, $language), $this->clock->now());
        $this->forgetOld();
        if ($this->proofs->add($key, $proof)) {
            return $proof;
        }
        $stored = $this->proofs->byKey($key);
        if ($stored === null || !$stored->choice->equals($proof->choice)) {
            throw new DomainError('idempotency_mismatch');
        }

        return $stored;
    }

    /** Deletes expired proofs. */
    public function forgetOld(): int
    {
        $days = $this->config->limit('consent', 'proofDays');

        return $this->proofs->forgetBefore($this->clock->now()->modify("-{$days} days"));
    }

    /** @param list<string> $granted */
    private function check(string $key, string $consentId, array $granted, int $version): void
    {
        $errors = [];
        foreach (['key' => $key, 'consentId' => $consentId] as $name => $value) {
            if (preg_match(self::ID, $value) !== 1) {
                $errors[] = new FieldError($name, 'unexpected_fields');
            }
        }
        if (array_diff($granted, $this->config->choices('consentCategory')) !== []) {
            $errors[] = new FieldError('granted', 'unexpected_fields');
        }
        if ($version < 1 || $version > $this->config->limit('consent', 'version')) {
            $errors[] = new FieldError('version', 'unexpected_fields');
        }
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
    }
}
