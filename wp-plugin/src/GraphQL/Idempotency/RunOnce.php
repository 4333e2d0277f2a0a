<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use GraphQL\Language\Parser;
use GraphQL\Server\OperationParams;
use GraphQL\Utils\AST;
use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\ErrorCategory;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\ProxyRequest;
use RuntimeException;
use Throwable;

/**
 * Executes mutations that the frontend's server sends with an idempotency key, for any engine with the filter
 * `pre_graphql_execute_request`: key, effect and answer are committed in one transaction, so that none is there without the others.
 */
final class RunOnce
{
    private const HEADER = 'HTTP_X_PASSERELLE_IDEMPOTENCY';
    /** Attempts of a mutation that the database has ended because of a deadlock, or whose key was taken while it ran. */
    private const ATTEMPTS = 3;

    private bool $isRunning = false;
    private bool $isTaken = false;

    public function __construct(
        private readonly Transaction $transaction,
        private readonly StoredAnswers $answers,
        private readonly ProxyRequest $proxy,
    ) {
    }

    public function register(): void
    {
        add_filter('pre_graphql_execute_request', $this->execute(...), 10, 2);
    }

    /**
     * @param mixed $answer null unless another plugin has answered
     * @param object $request of the engine, with `params`
     */
    private function execute(mixed $answer, object $request): mixed
    {
        $params = $request->params ?? null;
        $header = ServerVariables::text(self::HEADER);
        if ($answer !== null || $this->isRunning || $header === '' || !$params instanceof OperationParams || !$this->proxy->isTrusted()) {
            return $answer;
        }
        $name = $this->mutationOf($params);
        if ($name === null) {
            return null;
        }
        $write = IdempotentWrite::of($header, get_current_user_id(), $name);

        return $write === null ? self::refusal(ErrorCode::MalformedRequest) : $this->once($write, $params);
    }

    /** @return array<array-key, mixed> */
    private function once(IdempotentWrite $write, OperationParams $params): array
    {
        for ($left = self::ATTEMPTS - 1; true; $left--) {
            $stored = $this->answers->find($write);
            if ($stored !== null) {
                return self::repeated($stored);
            }
            $answer = $this->run($write, $params);
            try {
                if ($this->settle($write, $answer)) {
                    return $answer;
                }
            } catch (DomainError $error) {
                $answer = self::refusal(ErrorCode::from($error->errorCode));
            }
            if ($left === 0) {
                return $answer;
            }
        }
    }

    /** @return array<array-key, mixed> the answer, while the transaction is open */
    private function run(IdempotentWrite $write, OperationParams $params): array
    {
        $this->isRunning = true;
        $this->isTaken = false;
        $this->transaction->hold(function () use ($write): void {
            if (!$this->answers->claim($write)) {
                $this->isTaken = true;
                throw new RuntimeException('Another request with the same idempotency key has been committed.');
            }
        });
        /** @var array{query: string, variables: array<string, mixed>|null, operationName: string|null} $request */
        $request = ['query' => $params->query, 'variables' => $params->variables, 'operationName' => $params->operation];
        try {
            $answer = graphql($request);
        } catch (Throwable $error) {
            $this->transaction->abandon();
            throw $error;
        } finally {
            $this->isRunning = false;
        }

        return array_intersect_key($answer, ['data' => true, 'errors' => true]);
    }

    /**
     * @param array<array-key, mixed> $answer
     * @return bool false: another request with the same key was faster
     * @throws DomainError stale_version: a deadlock
     */
    private function settle(IdempotentWrite $write, array $answer): bool
    {
        $outcome = WriteOutcome::of($answer);
        if ($this->isTaken || $outcome === WriteOutcome::Failed) {
            $this->transaction->abandon();

            return !$this->isTaken;
        }
        $hadTransaction = $this->transaction->complete(
            fn () => $outcome === WriteOutcome::Postponed ? $this->answers->release($write) : $this->answers->fill($write, $answer),
        );
        if (!$hadTransaction && $outcome === WriteOutcome::Succeeded) {
            return $this->store($write, $answer);
        }
        if ($hadTransaction) {
            $this->answers->bound($write->userId);
        }

        return true;
    }

    /**
     * For what wrote nothing.
     *
     * @param array<array-key, mixed> $answer
     */
    private function store(IdempotentWrite $write, array $answer): bool
    {
        return $this->transaction->run(function () use ($write, $answer): bool {
            if (!$this->answers->claim($write)) {
                return false;
            }
            $this->answers->fill($write, $answer);

            return true;
        });
    }

    /** @return string|null the operation's name; null: no mutation, or nothing that can be executed */
    private function mutationOf(OperationParams $params): ?string
    {
        // A mutation by GET is the engine's to refuse.
        if ($params->readOnly) {
            return null;
        }
        try {
            $operation = is_string($params->query) ? AST::getOperationAST(Parser::parse($params->query), is_string($params->operation) ? $params->operation : null) : null;
        } catch (Throwable) {
            return null;
        }

        return $operation?->operation === 'mutation' ? $operation->name->value ?? '' : null;
    }

    /** @return array<array-key, mixed> */
    private static function repeated(StoredAnswer $stored): array
    {
        return $stored->isOfBody
            ? $stored->answer ?? throw new RuntimeException('The stored answer cannot be read.')
            : self::refusal(ErrorCode::IdempotencyMismatch);
    }

    /** @return array{errors: list<array<string, mixed>>} as the engine shows a DomainError */
    private static function refusal(ErrorCode $code): array
    {
        return ['errors' => [['message' => $code->value, 'extensions' => ClientError::extensions($code->value, ErrorCategory::of($code))]]];
    }
}
